import { useEffect } from "react";
import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { findTrustFacts } from "#app/domain/generation/trust-facts.server.ts";
import { reviewGift, reviewOrder } from "#app/domain/payments/review-order.server.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/design-form/stepper.tsx";
import { PhotoKeeping } from "#app/ui/design-view/photo-keeping.tsx";
import { anotherPhoto, itIsMyYard } from "#app/ui/ground/subject-intents.ts";
import { SubjectNote } from "#app/ui/ground/subject-note.tsx";
import { buyerIntent, noBuyerIntent } from "#app/ui/invoice/buyer-fold.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLookAgain } from "#app/ui/look-again.tsx";
import { couponIntent, freeIntent, removeCouponIntent } from "#app/ui/payment/coupon-form.tsx";
import { GiftToPayFor } from "#app/ui/payment/gift-to-pay-for.tsx";
import { hostedIntent } from "#app/ui/payment/hosted-checkout-form.tsx";
import { OpenPayment } from "#app/ui/payment/open-payment.tsx";
import { OrderToPayFor, ScaleToPayFor, WhatComes, WishToPayFor } from "#app/ui/payment/order-summary.tsx";
import { PaymentState } from "#app/ui/payment/payment-state.tsx";
import { RoomNote } from "#app/ui/payment/room-note.tsx";
import { taxPlaceIntent } from "#app/ui/payment/tax-place-form.tsx";
import { consentIntent } from "#app/ui/payment/withdrawal-consent.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import { useToast } from "#app/ui/shell/use-toast.ts";
import { localityIntent } from "#app/ui/wish/locality-form.tsx";
import { answerIntent, rewordIntent } from "#app/ui/wish/order-wish.tsx";
import { scopeIntent } from "#app/ui/wish/scope-choice.tsx";
import type { Route } from "./+types/payment";
import {
  agreeToBegin,
  answerBuyer,
  answerLocality,
  answerQuestions,
  answerReword,
  answerScope,
  answerTaxPlace,
  type ChangeAnswer,
  confirmYard,
  removeBuyer,
  startWithAnotherPhoto,
} from "./payment/change-unpaid-order.ts";
import { chargeCard, redirectToHostedPage } from "./payment/pay-for-order.ts";
import { enterCoupon, removeCoupon, takeFreeOrder } from "./payment/use-coupon.ts";
import { effectOfScale, scaleHandlers } from "./posted/correct-scale.ts";
import type { Posted } from "./posted/posted.ts";

export const handle: PageHandle = { takesPayments: true, noChrome: true };

/** /payment/{requestId}: the user's own unpaid order or gift. Returning from the bank ends here too; the provider is asked for the result. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const owned = { requestId: params.requestId, userId: user.id };
  const review = (await reviewOrder(owned)) ?? (await reviewGift(owned));
  if (!review) throw data(null, { status: 404 });
  const returned = new URL(request.url).searchParams.has("returned");
  if (review.state === "paid") throw await redirectToResults(request, review.requestId, review.justNow || returned);
  if (!returned) return { ...review, trust: findTrustFacts() };
  const refusal = review.state === "open" ? review.lastRefusal : undefined;
  throw await showRefusal(request, params.requestId, refusal);
}

async function redirectToResults(request: Request, requestId: number, isNew: boolean): Promise<Response> {
  const results = href("/results/:requestId", { requestId: String(requestId) });
  return isNew ? redirectWithToast(request, results, { title: "Payment successful" }) : redirect(results, 303);
}

/** Redirects to the same page without the parameters that the bank added to its URL. */
async function showRefusal(request: Request, requestId: string, description: string | undefined): Promise<Response> {
  const page = href("/payment/:requestId", { requestId });
  if (!description) return redirect(page, 303);
  return redirectWithToast(request, page, { title: "Payment failed", description, variant: "destructive" });
}

export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const answer = handlerFor(handlers, form.has("swap") ? rewordIntent : form.get("intent"), cardIntent);
  return answer({ request, owned: { requestId: params.requestId, userId: user.id }, form });
}

const cardIntent = "card";

/** By the pressed button; without one it is the card form. */
const handlers = new Map<string, (posted: Posted) => Promise<ChangeAnswer>>([
  [cardIntent, chargeCard],
  [hostedIntent, redirectToHostedPage],
  ...scaleHandlers((owned) => href("/payment/:requestId", owned), effectOfScale),
  [itIsMyYard, confirmYard],
  [anotherPhoto, startWithAnotherPhoto],
  [rewordIntent, answerReword],
  [answerIntent, answerQuestions],
  [scopeIntent, answerScope],
  [localityIntent, answerLocality],
  [buyerIntent, answerBuyer],
  [noBuyerIntent, removeBuyer],
  [consentIntent, agreeToBegin],
  [taxPlaceIntent, answerTaxPlace],
  [couponIntent, enterCoupon],
  [removeCouponIntent, removeCoupon],
  [freeIntent, takeFreeOrder],
]);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Complete Your Order") }];
}

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  useFailureToast(actionData && "title" in actionData ? actionData : undefined);
  return "gift" in loaderData ? <GiftToPayFor {...loaderData} /> : <PayForDesigns {...loaderData} />;
}

function PayForDesigns(review: Exclude<Route.ComponentProps["loaderData"], { gift: object }>) {
  useLookAgain(review.order.isBeingRead);
  const subject = review.state === "open" ? review.order.subject : undefined;
  const roomNote = subject?.isClosed || review.state !== "open" ? undefined : review.order.roomNote;
  const summary = { ...review.order, isNoYard: subject?.isClosed === true };
  return (
    <PageFrame title="Complete Your Order" above={<Stepper current="pay" />} width="medium">
      {subject ? <SubjectNote {...subject} /> : null}
      {roomNote ? <RoomNote {...roomNote} requestId={review.order.requestId} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:gap-x-12">
        {/* On a phone in the first view: the order and the button that pays. Wider windows open with the preview beside it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:order-last">
          <OrderToPayFor {...summary} />
          {subject?.isClosed || roomNote?.isClosed ? null : (
            <section aria-labelledby="payment-heading">
              <h2 id="payment-heading" className="mb-4 text-xl max-md:sr-only">
                Payment
              </h2>
              {review.state === "open" ? (
                <OpenPayment {...review} invoiceTo={review.order.invoiceTo}>
                  <WhatComes {...review} notHappyDays={review.order.notHappyDays} />
                </OpenPayment>
              ) : null}
              <PaymentState state={review.state} />
            </section>
          )}
        </div>
        {subject?.isClosed ? null : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <WishToPayFor {...summary} />
            <ScaleToPayFor {...summary} />
          </div>
        )}
      </div>
      <PhotoKeeping photoKept={review.order.photoKept} isUnpaid className="mt-10" />
      <Link
        to={href("/")}
        reloadDocument
        className="mt-4 inline-flex min-h-11 items-center text-moss text-sm underline underline-offset-4 hover:text-moss-deep"
      >
        Back to Home
      </Link>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A missing order is a missing page, and a broken form has its own message.
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  return (
    <PageFrame title="Complete Your Order" width="narrow">
      <Alert>We couldn't load your payment information. Please try again later.</Alert>
      <ButtonLink to={href("/")} className="mt-6">
        Back to Home
      </ButtonLink>
    </PageFrame>
  );
}

function useFailureToast(lastTry: { title: string; message: string } | undefined): void {
  const { toast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per try, whatever else renders.
  useEffect(() => {
    if (lastTry) toast({ title: lastTry.title, description: lastTry.message, variant: "destructive" });
  }, [lastTry]);
}
