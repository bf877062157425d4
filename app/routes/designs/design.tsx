import { useEffect } from "react";
import { data, href, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { estimateWait } from "#app/domain/generation/estimate-wait.server.ts";
import { isWaitingForSpace } from "#app/domain/generation/wait-for-space.server.ts";
import { findDelivery } from "#app/domain/letters/find-delivery.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { hasOpenFollowUp, isUnderWay } from "#app/domain/orders/order.ts";
import { findOrderPlans } from "#app/domain/orders/plans/find-plans.server.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { paymentReturnOf } from "#app/http/payment-return.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { resetClientDraft } from "#app/ui/design-form/draft/reset-client-draft.ts";
import { DesignView } from "#app/ui/design-view/design-view.tsx";
import { estimateWords } from "#app/ui/design-view/estimate-words.ts";
import { FollowUpContext } from "#app/ui/design-view/follow-ups/follow-ups.tsx";
import { LetterPanel } from "#app/ui/design-view/letter/letter-panel.tsx";
import { OrderFacts } from "#app/ui/design-view/order-facts.tsx";
import { refundWords } from "#app/ui/design-view/refund-words.ts";
import { forgetLastViewed, rememberLastViewed } from "#app/ui/last-viewed-request.ts";
import { LookAgain, useLookAgain } from "#app/ui/look-again.tsx";
import { forgetLengthIntent, knownLengthIntent } from "#app/ui/scale/scale-intents.ts";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/design";
import { askAtPicture } from "./design/ask-at-picture.ts";
import { correctScale, forgetScale } from "./design/correct-scale.ts";
import type { Posted } from "./design/posted.ts";
import { saveName } from "./design/save-name.ts";
import { sendLetter } from "./design/send-letter.ts";

/** /results/{id} and /designs/{id}: one view of one's own order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const paymentId = paymentReturnOf(request.url);
  if (paymentId !== undefined) throw await answerReturn({ requestId: params.requestId, userId: user.id, paymentId });
  const order = findOrder(params.requestId, user.id);
  if (!order) throw data(null, { status: 404 });
  const underWay = isUnderWay(order);
  const plans = findOrderPlans(order.id, user.id);
  const estimate = underWay ? estimateWords(estimateWait(order.id)) : undefined;
  const waitsForRoom = underWay && isWaitingForSpace();
  const told = { refundTold: refundWords(order), estimate, waitsForRoom };
  return { order, plans, underWay, told, delivery: presentDelivery(order.id) };
}

/** What an owner may ask for here: another picture or one change of a finished one, another scale of plans and lists, a name, their letter. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const answer = handlerFor(handlers, form.get("intent"), knownLengthIntent);
  return answer({ request, owned: { requestId: params.requestId, userId: user.id }, form });
}

function presentDelivery(requestId: number) {
  const delivery = findDelivery(requestId);
  return delivery && { ...delivery, sentAt: delivery.sentAt === undefined ? undefined : calendarTime(delivery.sentAt) };
}

type Answer = Awaited<ReturnType<typeof correctScale | typeof askAtPicture | typeof saveName | typeof sendLetter>>;

/** By the button that was pressed; without one it is the form about a known length. */
const handlers = new Map<string, (posted: Posted) => Promise<Answer>>([
  ["not-my-yard", (posted) => askAtPicture(posted, "not-my-yard")],
  ["change", (posted) => askAtPicture(posted, "change")],
  ["name", saveName],
  ["send-letter", sendLetter],
  [knownLengthIntent, correctScale],
  [forgetLengthIntent, forgetScale],
]);

/** Another design in the frame is on the page already. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isSwap = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSwap ? false : rest.defaultShouldRevalidate;
}

/** Back from the bank: settles what is there, and lets the payment page say what came of it, at an address without secrets. */
async function answerReturn(hint: { requestId: string; userId: number; paymentId: string }): Promise<Response> {
  if (hint.paymentId) await completePayment(hint);
  return redirect(
    `${href("/payment/:requestId", { requestId: encodeURIComponent(hint.requestId) })}?returned=success`,
    303,
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches) }];
  const { order, underWay } = loaderData;
  const progress = underWay ? `${order.images.length} of ${order.imageCount} ready · ` : "";
  return [{ title: pageTitle(matches, `${progress}${orderTitle(order)}`) }];
}

export default function DesignPage({ loaderData }: Route.ComponentProps) {
  const { order, plans, underWay, told, delivery } = loaderData;
  const { id, name, status, paymentStatus, dispute, package: packageName, packagePrice, imageCount } = order;
  useRememberedWhileOpen(order.id);
  useLookAgain(!underWay && hasOpenFollowUp(order));
  return (
    <PageFrame
      title={orderTitle(order)}
      intro={
        <OrderFacts {...{ id, name, status, paymentStatus, dispute, package: packageName, packagePrice, imageCount }} />
      }
      back={{ to: href("/account"), label: "Back to My Designs" }}
    >
      {underWay ? <LookAgain /> : null}
      <FollowUpContext value={{ order, reloading: underWay }}>
        <DesignView {...{ order, plans, ...told }} />
      </FollowUpContext>
      {delivery ? <LetterPanel orderId={order.id} delivery={delivery} /> : null}
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A missing design is a missing page, and what cannot be done here has its own words.
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  return (
    <PageFrame title="Something went wrong" width="narrow">
      <p>We couldn't load your design results. Please try again later.</p>
      <ButtonLink to={href("/account")} className="mt-6">
        Back to My Designs
      </ButtonLink>
    </PageFrame>
  );
}

function useRememberedWhileOpen(requestId: number): void {
  useEffect(() => {
    rememberLastViewed(requestId);
    // What was typed has become this order: the form starts anew.
    resetClientDraft();
    return forgetLastViewed;
  }, [requestId]);
}
