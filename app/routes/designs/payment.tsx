import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect, redirectDocument } from "react-router";
import { beginAgain } from "#app/domain/orders/draft/begin-again.server.ts";
import { insistOnYard, type SubjectNote as SeenSubject } from "#app/domain/orders/ground/yard-gate.server.ts";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { takeSuggestion } from "#app/domain/orders/wish/read-back-wish.server.ts";
import { rewordWish } from "#app/domain/orders/wish/reword-wish.server.ts";
import { openHostedCheckout } from "#app/domain/payments/opening/open-hosted-checkout.server.ts";
import { type CardPayment, payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { reviewOrder } from "#app/domain/payments/review-order.server.ts";
import { typedLength } from "#app/domain/plans/known-length.ts";
import { requireUser } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { anotherPhoto, itIsMyYard, SubjectNote } from "#app/ui/ground/subject-note.tsx";
import { LookAgain } from "#app/ui/look-again.tsx";
import type { CardTry } from "#app/ui/payment/card-form.tsx";
import { hostedIntent } from "#app/ui/payment/hosted-checkout-form.tsx";
import { OpenPayment } from "#app/ui/payment/open-payment.tsx";
import { OrderSummary } from "#app/ui/payment/order-summary.tsx";
import { forgetLengthIntent, knownLengthIntent, type ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import { useToast } from "#app/ui/shell/toaster.tsx";
import { rewordIntent, type WishTry } from "#app/ui/wish/order-wish.tsx";
import type { Route } from "./+types/payment";

export const handle: PageHandle = { takesPayments: true };

/** /payment/{requestId}: one's own unpaid order. Coming back from the bank ends here too: what counts is read back. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const review = await reviewOrder({ requestId: params.requestId, userId: user.id });
  if (!review) throw data(null, { status: 404 });
  const returned = new URL(request.url).searchParams.has("returned");
  if (review.state === "paid") throw await leadToResults(request, review.requestId, review.justNow || returned);
  if (!returned) return review;
  const refusal = review.state === "open" ? review.lastRefusal : undefined;
  throw await tellRefusal(request, review.order.requestId, refusal);
}

async function leadToResults(request: Request, requestId: number, isNews: boolean): Promise<Response> {
  const results = `/results/${requestId}`;
  return isNews ? redirectWithToast(request, results, { title: "Payment successful" }) : redirect(results, 303);
}

/** To the same page without what the bank wrote into its address. */
async function tellRefusal(request: Request, requestId: number, description: string | undefined): Promise<Response> {
  const page = `/payment/${requestId}`;
  if (!description) return redirect(page, 303);
  return redirectWithToast(request, page, { title: "Payment failed", description, variant: "destructive" });
}

type Failure = Exclude<Extract<CardPayment, { ok: false }>["reason"], "not-found" | "refused" | "no-yard">;

interface Words {
  status: number;
  title: string;
  message: string;
}

const unexpected: Words = {
  status: 503,
  title: "Payment error",
  message: "An unexpected error occurred during payment.",
};
const underWay: Words = {
  status: 409,
  title: "Payment under way",
  message: "An earlier try is still being processed, so no second one was begun. Please look again in a minute.",
};
const failures: Record<Failure, Words> = {
  "not-verified": {
    status: 409,
    title: "Payment verification failed",
    message: "Your payment was processed, but we couldn't verify it. Please contact support.",
  },
  "no-designer": {
    status: 503,
    title: "No pictures just now",
    message:
      "Our designer cannot draw at the moment, so we take no payments. Nothing was charged. Your order is kept: please come back later.",
  },
  "no-card-form": unexpected,
  unavailable: unexpected,
};

const notAYard: Words = {
  status: 409,
  title: "Not a yard?",
  message: "We cannot find enough ground in this picture to design on. Nothing was charged.",
};

export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "");
  const answer = handlers.get(form.has("swap") ? rewordIntent : typed("intent")) ?? chargeCard;
  return answer({ request, owned: { requestId: params.requestId, userId: user.id }, typed });
}

/** What was posted about one's own order. */
interface Posted {
  request: Request;
  owned: { requestId: string; userId: number };
  typed: (name: string) => string;
}

type Answer = Response | ReturnType<typeof failedTry> | ReturnType<typeof refuseLength> | ReturnType<typeof refuseWish>;

/** By the button that was pressed; without one of these it is the card form. */
const handlers = new Map<string, (posted: Posted) => Promise<Answer>>([
  [hostedIntent, leadToHostedPage],
  [knownLengthIntent, answerLength],
  [forgetLengthIntent, answerForgotten],
  [itIsMyYard, keepWord],
  [anotherPhoto, leadToForm],
  [rewordIntent, answerReword],
]);

/** Back to the page, where the payment is open now: or says why it is not. */
async function keepWord({ owned }: Posted): Promise<Answer> {
  const kept = insistOnYard(owned);
  if (!kept.ok && kept.reason === "not-found") throw data(null, { status: 404 });
  if (!kept.ok) return failedTry(notAYard);
  return redirect(`/payment/${owned.requestId}`, 303);
}

/** Back to the form, where all but the photo stands already. */
async function leadToForm({ owned }: Posted): Promise<Answer> {
  if (!(await beginAgain(owned))) throw data(null, { status: 404 });
  return redirectDocument("/#transform", 303);
}

/** Other words for the wish, or something that can be drawn in the place of what cannot. */
async function answerReword({ request, owned, typed }: Posted): Promise<Answer> {
  const written = typed("prompt").slice(0, lettersKept);
  const wish = typed("swap") ? takeSuggestion(written, typed("swap")) : written;
  const reworded = rewordWish(owned, wish);
  if (reworded.ok) return redirect(`/payment/${reworded.requestId}#wish`, 303);
  if (reworded.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile, in another tab.
  if (reworded.reason === "already-paid")
    return redirectWithToast(request, `/results/${reworded.requestId}`, paidAlready);
  return refuseWish({ typedWish: wish, message: reworded.message });
}

/** What is handed back of a wish that is far too long. */
const lettersKept = 2_000;

const paidAlready = {
  title: "Paid already",
  description: "The pictures of this order are being made. Its wish cannot be changed any more.",
};

function refuseWish(lastTry: WishTry) {
  return data(lastTry, { status: 422 });
}

/** A length the owner knows, which corrects the scale. */
async function answerLength({ request, owned, typed }: Posted): Promise<Answer> {
  const saved = saveKnownLength(owned, typedLength(typed));
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return refuseLength(saved.lastTry);
  const toast = { title: "Scale corrected", description: `${saved.words} Pictures, plans and lists will keep to it.` };
  return redirectWithToast(request, `/payment/${owned.requestId}#scale`, toast);
}

/** The length is taken back. */
async function answerForgotten({ request, owned }: Posted): Promise<Answer> {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  const toast = { title: "Scale as estimated", description: "Pictures, plans and lists will keep to it." };
  return redirectWithToast(request, `/payment/${owned.requestId}#scale`, toast);
}

function refuseLength(lastTry: ScaleTry) {
  return data(lastTry, { status: 422 });
}

async function chargeCard({ request, owned, typed }: Posted): Promise<Answer> {
  const { requestId, userId } = owned;
  const card = { number: typed("number"), expiry: typed("expiry"), cvc: typed("cvc") };
  const paid = await payByCard({ requestId, userId, card });
  if (paid.ok) {
    if (paid.outcome === "needs-authentication") return redirectDocument(paid.url, 303);
    return redirectWithToast(request, `/results/${paid.requestId}`, { title: "Payment successful" });
  }
  if (paid.reason === "not-found") throw data(null, { status: 404 });
  if (paid.reason === "no-yard") return failedTry(noYardWords(paid.subject));
  const words = paid.reason === "refused" ? refusalWords(paid.message) : failures[paid.reason];
  return failedTry(words, paid.reason === "refused" ? paid.fields : {}, card.expiry.slice(0, 9));
}

/** 303 to the payment company's own page for this order, opened for the occasion. */
async function leadToHostedPage({ owned }: Posted): Promise<Answer> {
  const { requestId, userId } = owned;
  const checkout = await openHostedCheckout({ requestId, userId });
  if (checkout.ok) return redirectDocument(checkout.url, 303);
  if (checkout.reason === "not-found") throw data(null, { status: 404 });
  // Paid meanwhile, in another tab: the page finds out and leads on.
  if (checkout.reason === "already-paid") return redirect(`/payment/${requestId}?returned=success`, 303);
  if (checkout.reason === "no-yard") return failedTry(noYardWords(checkout.subject));
  if (checkout.reason === "no-designer") return failedTry(failures["no-designer"]);
  return failedTry(checkout.reason === "under-way" ? underWay : unexpected);
}

function failedTry({ status, title, message }: Words, fields: CardTry["fields"] = {}, expiry = "") {
  return data({ attempt: crypto.randomUUID(), title, message, fields, expiry }, { status });
}

function noYardWords({ words }: SeenSubject): Words {
  return { ...notAYard, message: `${words} Nothing was charged.` };
}

function refusalWords(message: string): Words {
  return { status: 402, title: "Payment failed", message: message || "There was an error processing your payment" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Complete Your Order") }];
}

export default function PaymentPage({ loaderData: review, actionData }: Route.ComponentProps) {
  const scaleTry = actionData && "what" in actionData ? actionData : undefined;
  const wishTry = actionData && "typedWish" in actionData ? actionData : undefined;
  const lastTry = actionData && "attempt" in actionData ? actionData : undefined;
  useFailureToast(lastTry);
  const subject = review.state === "open" ? review.order.subject : undefined;
  return (
    <PageFrame
      title="Complete Your Order"
      width="medium"
      actions={
        <ButtonLink to="/" variant="quiet" className="-mx-5">
          Back to Home
        </ButtonLink>
      }
    >
      {subject ? <SubjectNote {...subject} /> : null}
      <div className="grid gap-10 md:grid-cols-2 md:gap-14">
        <OrderSummary {...review.order} isNoYard={subject?.isClosed === true} scaleTry={scaleTry} wishTry={wishTry} />
        {subject?.isClosed ? null : (
          <section aria-labelledby="payment-heading">
            <h2 id="payment-heading" className="mb-5 text-xl">
              Payment
            </h2>
            {review.state === "open" ? <OpenPayment {...review} lastTry={lastTry} /> : null}
            {review.state === "processing" ? <Processing /> : null}
            {review.state === "no-designer" ? <Alert>{failures["no-designer"].message}</Alert> : null}
            {review.state === "not-verified" ? <Alert>{failures["not-verified"].message}</Alert> : null}
          </section>
        )}
      </div>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A missing order is a missing page, and a broken form has its own words.
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  return (
    <PageFrame title="Complete Your Order" width="narrow">
      <Alert>We couldn't load your payment information. Please try again later.</Alert>
      <ButtonLink to="/" className="mt-6">
        Back to Home
      </ButtonLink>
    </PageFrame>
  );
}

function Processing() {
  return (
    <>
      <LookAgain />
      <p role="status">Your payment is being processed. This page moves on by itself when it is done.</p>
    </>
  );
}

function useFailureToast(lastTry: { title: string; message: string } | undefined): void {
  const { toast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per try, whatever else renders.
  useEffect(() => {
    if (lastTry) toast({ title: lastTry.title, description: lastTry.message, variant: "destructive" });
  }, [lastTry]);
}
