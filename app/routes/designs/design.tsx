import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { askFollowUp } from "#app/domain/generation/ask-follow-up.server.ts";
import { estimateWait } from "#app/domain/generation/estimate-wait.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { hasOpenFollowUp, isUnderWay } from "#app/domain/orders/order.ts";
import { changeSchema, type FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { findOrderPlans } from "#app/domain/orders/plans/find-plans.server.ts";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { typedLength } from "#app/domain/plans/known-length.ts";
import { firstProblem } from "#app/http/first-problem.ts";
import { requireUser } from "#app/http/guards.server.ts";
import { paymentReturnOf } from "#app/http/payment-return.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { resetClientDraft } from "#app/ui/design-form/client-draft.ts";
import { DesignView, OrderFacts } from "#app/ui/design-view/design-view.tsx";
import { estimateWords } from "#app/ui/design-view/estimate-words.ts";
import { FollowUpContext, type FollowUpRefused } from "#app/ui/design-view/follow-ups.tsx";
import { forgetLastViewed, rememberLastViewed } from "#app/ui/last-viewed-request.ts";
import { LookAgain, useLookAgain } from "#app/ui/look-again.tsx";
import { forgetLengthIntent, type ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/design";

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
  return { order, plans, underWay, estimate };
}

/** What an owner may ask for here: another picture or one change of a finished one, or another scale of plans and lists. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "");
  const answer = handlers.get(typed("intent")) ?? answerLength;
  return answer({ request, owned: { requestId: params.requestId, userId: user.id }, typed });
}

/** What was posted about one's own order. */
interface Posted {
  request: Request;
  owned: { requestId: string; userId: number };
  typed: (name: string) => string;
}

type Answer = Response | ReturnType<typeof refuse> | ReturnType<typeof refuseLength>;

/** By the button that was pressed; without one of these it is the form about a known length. */
const handlers = new Map<string, (posted: Posted) => Promise<Answer>>([
  ["not-my-yard", (posted) => answerFollowUp(posted, "not-my-yard")],
  ["change", (posted) => answerFollowUp(posted, "change")],
  [forgetLengthIntent, answerForgotten],
]);

/** A length the owner knows, which corrects the scale. */
async function answerLength({ request, owned, typed }: Posted): Promise<Answer> {
  const saved = saveKnownLength(owned, typedLength(typed));
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return refuseLength(saved.lastTry);
  const toast = { title: "Scale corrected", description: `${saved.words} Plans and lists are recomputed.` };
  return redirectWithToast(request, `/results/${owned.requestId}#scale`, toast);
}

/** The length is taken back. */
async function answerForgotten({ request, owned }: Posted): Promise<Answer> {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  const toast = { title: "Scale as estimated", description: "Plans and lists are recomputed." };
  return redirectWithToast(request, `/results/${owned.requestId}#scale`, toast);
}

function refuseLength(lastTry: ScaleTry) {
  return data(lastTry, { status: 422 });
}

/** What may be asked for at a finished picture: another one, or one change. */
async function answerFollowUp({ request, owned, typed }: Posted, kind: FollowUpKind): Promise<Answer> {
  const { requestId, userId } = owned;
  const imageId = Number(typed("imageId"));
  if (!(Number.isSafeInteger(imageId) && imageId > 0)) throw data(null, { status: 400 });
  const words = typed("change");
  const change = kind === "change" ? changeSchema.safeParse(words) : undefined;
  if (change?.error) {
    return refuse({ imageId, kind, change: words.slice(0, 1_000), message: firstProblem(change.error) }, 422);
  }
  const asked = askFollowUp({ requestId, userId, imageId, kind, change: change?.data });
  if (asked.ok) {
    const description = "It appears beside the first one in a few minutes.";
    return redirectWithToast(request, `/results/${requestId}`, { title: "We are making it", description });
  }
  if (asked.reason === "not-found") throw data(null, { status: 404 });
  return refuse({ imageId, kind, change: words, message: refusalWords[asked.reason] }, 409);
}

function refuse(refused: FollowUpRefused, status: number) {
  return data(refused, { status });
}

const refusalWords = {
  "asked-already": "This was asked for already: it is included once for each picture.",
  "not-paid": "This order has been refunded, so nothing more can be made for it.",
};

/** Back from the bank: settles what is there, and lets the payment page say what came of it, at an address without secrets. */
async function answerReturn(hint: { requestId: string; userId: number; paymentId: string }): Promise<Response> {
  if (hint.paymentId) await completePayment(hint);
  return redirect(`/payment/${encodeURIComponent(hint.requestId)}?returned=success`, 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches) }];
  const { order, underWay } = loaderData;
  const progress = underWay ? `${order.images.length} of ${order.imageCount} ready · ` : "";
  return [{ title: pageTitle(matches, `${progress}Design #${order.id}`) }];
}

export default function DesignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, plans, underWay, estimate } = loaderData;
  const refused = actionData && "imageId" in actionData ? actionData : undefined;
  const scaleTry = actionData && "what" in actionData ? actionData : undefined;
  useRememberedWhileOpen(order.id);
  useLookAgain(!underWay && hasOpenFollowUp(order));
  return (
    <PageFrame
      title={`Design #${order.id}`}
      intro={<OrderFacts order={order} />}
      actions={
        <ButtonLink to="/account" variant="secondary">
          Back to My Designs
        </ButtonLink>
      }
    >
      {underWay ? <LookAgain /> : null}
      <FollowUpContext value={{ order, plans, refused, reloading: underWay }}>
        <DesignView order={order} estimate={estimate} plans={plans} scaleTry={scaleTry} />
      </FollowUpContext>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A missing design is a missing page, and what cannot be done here has its own words.
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  return (
    <PageFrame title="Something went wrong" width="narrow">
      <p>We couldn't load your design results. Please try again later.</p>
      <ButtonLink to="/account" className="mt-6">
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
