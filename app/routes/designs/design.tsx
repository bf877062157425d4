import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { hasOpenFollowUp, isUnderWay } from "#app/domain/designs/design.ts";
import { changeSchema } from "#app/domain/designs/follow-up.ts";
import { findDesign } from "#app/domain/designs/list-designs.server.ts";
import { askFollowUp } from "#app/domain/generation/ask-follow-up.server.ts";
import { estimateWait } from "#app/domain/generation/estimate-wait.server.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { requireUser } from "#app/http/guards.server.ts";
import { paymentReturnOf } from "#app/http/payment-return.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { resetClientDraft } from "#app/ui/design-form/client-draft.ts";
import { DesignView, OrderFacts } from "#app/ui/design-view/design-view.tsx";
import { estimateWords } from "#app/ui/design-view/estimate-words.ts";
import { FollowUpContext, type FollowUpRefused } from "#app/ui/design-view/follow-ups.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { forgetLastViewed, rememberLastViewed } from "#app/ui/last-viewed-request.ts";
import { LookAgain } from "#app/ui/look-again.tsx";
import { PageFrame } from "#app/ui/page-frame.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/design";

/** /results/{id} and /designs/{id}: one view of one's own order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const paymentId = paymentReturnOf(request.url);
  if (paymentId !== undefined) throw await answerReturn({ requestId: params.requestId, userId: user.id, paymentId });
  const design = findDesign(params.requestId, user.id);
  if (!design) throw data(null, { status: 404 });
  const underWay = isUnderWay(design);
  const refreshing = underWay || hasOpenFollowUp(design);
  return { design, underWay, refreshing, estimate: underWay ? estimateWords(estimateWait(design.id)) : undefined };
}

/** What may be asked for at a finished picture: another one, or one change. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const kind = form.get("intent");
  const imageId = Number(form.get("imageId"));
  if ((kind !== "not-my-yard" && kind !== "change") || !Number.isSafeInteger(imageId))
    throw data(null, { status: 400 });
  const typed = String(form.get("change") ?? "");
  const change = kind === "change" ? changeSchema.safeParse(typed) : undefined;
  if (change?.error) {
    return refuse({ imageId, kind, change: typed, message: change.error.issues[0]!.message }, 422);
  }
  const asked = askFollowUp({ requestId: params.requestId, userId: user.id, imageId, kind, change: change?.data });
  if (asked.ok) return redirect(`/results/${params.requestId}`, 303);
  if (asked.reason === "not-found") throw data(null, { status: 404 });
  return refuse({ imageId, kind, change: typed, message: refusalWords[asked.reason] }, 409);
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
  const { design, underWay } = loaderData;
  const progress = underWay ? `${design.images.length} of ${design.imageCount} ready · ` : "";
  return [{ title: pageTitle(matches, `${progress}Design #${design.id}`) }];
}

export default function DesignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { design, refreshing, estimate } = loaderData;
  useRememberedWhileOpen(design.id);
  return (
    <PageFrame
      title={`Design #${design.id}`}
      intro={<OrderFacts design={design} />}
      actions={
        <ButtonLink to="/account" variant="secondary" className="print:hidden">
          Back to My Designs
        </ButtonLink>
      }
    >
      {refreshing ? <LookAgain /> : null}
      <FollowUpContext value={{ design, refused: actionData, refreshing }}>
        <DesignView design={design} estimate={estimate} />
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
