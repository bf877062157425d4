import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/design";

/** GET /api/designs/{requestId}: the owner's design; another user's is answered like one that does not exist. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const order = findOrder(params.requestId, user.id);
  return order ? apiAnswer(presentOrder(order)) : apiError(404, "Design not found");
}

export function action() {
  return apiError(405, "Designs are read with GET", {}, { Allow: "GET" });
}
