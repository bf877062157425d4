import { listOrdersWithPictures } from "#app/domain/orders/list-orders.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { findTokenMaker } from "#app/http/sessions/api-caller.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/recent-designs";

const mostRecent = 10;

/**
 * GET /api/designs/recent: the user's own designs that have pictures, for a program everyone's, newest first; none when
 * signed out. Browsers cache it for 5 minutes.
 */
export async function loader({ request }: Route.LoaderArgs) {
  if (findTokenMaker(request, "read-orders"))
    return apiAnswer({ designs: listOrdersWithPictures("everyone", mostRecent).map(presentOrder) });
  const user = await findSignedInUser(request);
  const recent = user ? listOrdersWithPictures(user.id, mostRecent) : [];
  return apiAnswer(
    { designs: recent.map(presentOrder) },
    { headers: { "Cache-Control": "private, max-age=300", Vary: "Cookie" } },
  );
}

export function action() {
  return apiError(405, "Designs are read with GET", {}, { Allow: "GET" });
}
