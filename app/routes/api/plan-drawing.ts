import { findPlanDrawing } from "#app/domain/orders/plans/find-plans.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/plan-drawing";

/** GET /api/designs/{requestId}/images/{variation}/plan.svg: the owner's plan, seen from above; ?lettering=large for phones. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const lettering = new URL(request.url).searchParams.get("lettering") === "large" ? "large" : "usual";
  const drawing = findPlanDrawing({ ...params, userId: user.id }, lettering);
  if (drawing === undefined) return apiError(404, "There is no such plan.");
  // Drawn again after every correction of the scale.
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "private, no-cache" };
  return new Response(drawing, { headers });
}

export function action() {
  return apiError(405, "Plans are read with GET", {}, { Allow: "GET" });
}
