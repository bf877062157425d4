import { data } from "react-router";
import { nameOrder } from "#app/domain/orders/request/name-order.server.ts";
import { orderNameSchema } from "#app/domain/orders/request/order-name-schema.ts";
import { firstProblem } from "#app/http/first-problem.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { Posted } from "./posted.ts";

/** What the owner calls the order. */
export async function saveName({ request, owned, typed }: Posted) {
  const name = orderNameSchema.safeParse(typed("name"));
  if (name.error) {
    return data(
      { nameTry: { typed: typed("name").slice(0, 1_000), message: firstProblem(name.error) } },
      { status: 422 },
    );
  }
  if (!nameOrder(owned, name.data)) throw data(null, { status: 404 });
  const title = name.data ? "Name saved" : "Name taken away";
  return redirectWithToast(request, `/results/${owned.requestId}`, { title });
}
