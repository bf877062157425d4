import { listOrders } from "#app/domain/orders/list-orders.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { apiAnswer, apiError } from "#app/http/api-answer.ts";
import { requireApiUser } from "#app/http/guards.server.ts";
import type { Route } from "./+types/design-history";

/** GET /api/designs/history/email/{email}: one's own history; any other address has none. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  if (params.email.toLowerCase() !== user.email.toLowerCase()) return apiError(404, "No designs for this address");
  return apiAnswer(
    { designs: listOrders(user.id).map(presentOrder) },
    { headers: { "Cache-Control": "private, max-age=60", Vary: "Cookie" } },
  );
}

export function action() {
  return apiError(405, "Designs are read with GET", {}, { Allow: "GET" });
}
