import { data, href, isRouteErrorResponse } from "react-router";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { pictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { findPlanSheet } from "#app/domain/orders/plans/find-plans.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { readFirm } from "#app/domain/shop/leads.server.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { ContractorBrief } from "#app/ui/design-view/plan/contractor-brief.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/brief";

/** /designs/{requestId}/brief/{variation}: before, after, plan and list of one picture, to print for a contractor. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const order = findOrder(params.requestId, user.id);
  const sheet = order && findPlanSheet({ ...params, userId: user.id });
  const image = order?.images
    .flatMap((first) => [first, ...first.versions])
    .find((one) => pictureName(one) === sheet?.name);
  if (!order || !sheet || !image) throw data(null, { status: 404 });
  const { id, photo, prompt, createdAt } = order;
  return { id, photo, prompt, image, sheet, date: calendarDate(createdAt), firmLine: readFirm()?.line };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches) }];
  const { id, sheet } = loaderData;
  return [{ title: pageTitle(matches, `Brief for a contractor · ${orderNumber(id)} · ${sheet.words}`) }];
}

export default function BriefPage({ loaderData: { firmLine, ...brief } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Brief for a contractor"
      width="medium"
      intro={[orderNumber(brief.id), brief.sheet.words, brief.date, firmLine].filter(Boolean).join(" · ")}
      back={{ to: href("/results/:requestId", { requestId: String(brief.id) }), label: "Back to the order" }}
    >
      <ContractorBrief {...brief} />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
