import { useEffect } from "react";
import { data, href, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { estimateWait, findPictureInWork } from "#app/domain/generation/estimate-wait.server.ts";
import { isWaitingForSpace } from "#app/domain/generation/wait-for-space.server.ts";
import { listOwnInvoices } from "#app/domain/invoices/find-invoices.server.ts";
import { findDelivery } from "#app/domain/letters/find-delivery.server.ts";
import { findOwnGift } from "#app/domain/orders/gifts/find-gift.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { hasOpenFollowUp, isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { momentAgainIntent, readMoment } from "#app/domain/orders/pictures/moment.ts";
import { showMoment } from "#app/domain/orders/pictures/moments.server.ts";
import { findOrderPlans } from "#app/domain/orders/plans/find-plans.server.ts";
import { findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import { notHappyUntil } from "#app/domain/orders/request/not-happy-refund.server.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { paymentReturnOf } from "#app/http/payment-return.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { calendarDate, calendarTime } from "#app/ui/calendar-date.ts";
import { resetClientDraft } from "#app/ui/design-form/draft/reset-client-draft.ts";
import { DesignView } from "#app/ui/design-view/design-view.tsx";
import { estimateWords } from "#app/ui/design-view/estimate-words.ts";
import { FollowUpContext } from "#app/ui/design-view/follow-ups/follow-ups.tsx";
import { NotHappy, notHappyIntent } from "#app/ui/design-view/not-happy.tsx";
import { OrderFacts } from "#app/ui/design-view/order-facts.tsx";
import { refundWords } from "#app/ui/design-view/refund-words.ts";
import { chooseDesign, listVersions } from "#app/ui/design-view/stage/shown-designs.ts";
import { forgetLastViewed, rememberLastViewed } from "#app/ui/last-viewed-request.ts";
import { LookAgain, useLookAgain } from "#app/ui/look-again.tsx";
import { knownLengthIntent } from "#app/ui/scale/scale-intents.ts";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/design";
import { answerFollowUp } from "./design/answer-follow-up.ts";
import { drawMomentAgain } from "./design/draw-moment-again.ts";
import { saveName } from "./design/save-name.ts";
import { sendLetter } from "./design/send-letter.ts";
import { takeMoneyBack } from "./design/take-money-back.ts";
import { type ScaleAnswer, scaleHandlers } from "./posted/correct-scale.ts";
import type { Posted } from "./posted/posted.ts";

/** /results/{id} and /designs/{id}: the owner's view of an order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const paymentId = paymentReturnOf(request.url);
  if (paymentId !== undefined) throw await answerReturn({ requestId: params.requestId, userId: user.id, paymentId });
  const order = findOrder(params.requestId, user.id);
  if (!order && findOwnGift(params.requestId, user.id)) throw redirect(href("/gift/:requestId", params), 303);
  if (!order) throw data(null, { status: 404 });
  const underWay = isUnderWay(order);
  const plans = findOrderPlans(order.id, user.id);
  const refundTold = refundWords(order);
  const delivery = presentDelivery(order.id);
  const isInvoiced = listOwnInvoices(order.id, user.id).length > 0;
  const notHappy = describeNotHappy({ requestId: order.id, userId: user.id });
  const moment = findMoment(order, user.id, new URL(request.url).searchParams);
  return { order, plans, underWay, refundTold, waiting: describeWait(order), delivery, isInvoiced, notHappy, moment };
}

function findMoment({ images }: Order, userId: number, query: URLSearchParams) {
  const moment = readMoment(query);
  const choice = chooseDesign(listVersions(images), query);
  return moment && choice && showMoment({ designId: choice.design.id, userId, moment });
}

function describeNotHappy(owned: { requestId: number; userId: number }): string | undefined {
  const order = findDesignRequest(owned.requestId, owned.userId);
  const until = order && notHappyUntil(order);
  return until === undefined ? undefined : calendarDate(until);
}

function describeWait(order: Order) {
  if (!isUnderWay(order)) return {};
  const estimate = estimateWords(estimateWait(order.id));
  return { estimate, drawing: findPictureInWork(order.id), waitsForRoom: isWaitingForSpace() };
}

/** What an owner may request: another picture, one change of a finished one, another scale, a name, the letter or a failed moment again. */
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

type Answer = Awaited<
  ReturnType<
    typeof answerFollowUp | typeof drawMomentAgain | typeof saveName | typeof sendLetter | typeof takeMoneyBack
  >
>;

/** By the pressed button; without one it is the form for a known length. */
const handlers = new Map<string, (posted: Posted) => Promise<Answer | ScaleAnswer>>([
  ["not-my-yard", (posted) => answerFollowUp(posted, "not-my-yard")],
  ["change", (posted) => answerFollowUp(posted, "change")],
  ["name", saveName],
  ["send-letter", sendLetter],
  [notHappyIntent, takeMoneyBack],
  [momentAgainIntent, drawMomentAgain],
  ...scaleHandlers((owned) => href("/results/:requestId", owned), "Plans and lists are recomputed."),
]);

/** Other designs of the order are on the page already, but not at other times. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isSwap = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSwap && !readMoment(nextUrl.searchParams) ? false : rest.defaultShouldRevalidate;
}

/** The return from the bank: settles the payment and lets the payment page show the result, at a URL without secrets. */
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
  const { order, plans, underWay, refundTold, waiting, delivery, isInvoiced, notHappy, moment } = loaderData;
  useRememberedWhileOpen(order.id);
  useLookAgain(!underWay && hasOpenFollowUp(order));
  return (
    <PageFrame
      title={orderTitle(order)}
      intro={<OrderFacts {...order} ready={underWay ? order.images.length : undefined} />}
      back={{ to: href("/account"), label: "Back to My Designs" }}
      compact
    >
      {/* Time to read the page, and to load it on a slow line; one in the middle of a picture of the page stops that. */}
      {underWay ? <LookAgain reloadSeconds={10} /> : null}
      <FollowUpContext value={order}>
        <DesignView {...{ order, plans, refundTold, waiting, delivery, isInvoiced, moment }} />
      </FollowUpContext>
      {notHappy ? <NotHappy until={notHappy} /> : null}
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A missing design is a missing page, and a refused action has its own message.
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
    // The draft has become this order: the form starts empty.
    resetClientDraft();
    return forgetLastViewed;
  }, [requestId]);
}
