import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireOrderReader } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/design";

/** GET /api/designs/{requestId}: the owner's design, for a program anyone's; another user's is answered like one that does not exist. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const order = findOrder(params.requestId, await requireOrderReader(request));
  return order ? apiAnswer(presentOrder(order)) : apiError(404, "Design not found");
}

export function action() {
  return apiError(405, "Designs are read with GET", {}, { Allow: "GET" });
}
