import { findPlanCsv } from "#app/domain/orders/plans/find-plans.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/plan-list";

/** GET /api/designs/{requestId}/images/{variation}/list.csv: the owner's shopping list, as a file to save. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const list = findPlanCsv({ ...params, userId: user.id });
  if (!list) return apiError(404, "There is no such list.");
  return new Response(list.csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename=${list.fileName}`,
      "Cache-Control": "private, no-store",
    },
  });
}

export function action() {
  return apiError(405, "Lists are read with GET", {}, { Allow: "GET" });
}
