import { findAccountOf } from "#app/domain/accounts/find-account.server.ts";
import { listOrders } from "#app/domain/orders/list-orders.server.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { readPageNumber } from "#app/http/page-number.ts";
import { findTokenMaker } from "#app/http/sessions/api-caller.server.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/design-history";

/** Without `page` a client gets at most this many; X-Total-Count has the total. */
const designsAPage = 100;

/**
 * GET /api/designs/history/email/{email}?page=: the user's own history, for a program anyone's, newest first; 404 for
 * any other address.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const userId = findTokenMaker(request, "read-orders")
    ? findAccountOf(params.email)
    : await ownAccount(request, params.email);
  if (userId === undefined) return apiError(404, "No designs for this address");
  const page = readPageNumber(request) ?? 1;
  const { items, total } = listOrders(userId, { page, pageSize: designsAPage });
  const headers = {
    "Cache-Control": "private, max-age=60",
    Vary: "Cookie, Authorization",
    "X-Total-Count": String(total),
  };
  return apiAnswer({ designs: items.map(presentOrder) }, { headers });
}

async function ownAccount(request: Request, email: string): Promise<number | undefined> {
  const user = await requireApiUser(request);
  return email.toLowerCase() === user.email.toLowerCase() ? user.id : undefined;
}

export function action() {
  return apiError(405, "Designs are read with GET", {}, { Allow: "GET" });
}
