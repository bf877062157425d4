import { listOrdersAtDesk, type OrdersWanted } from "#app/domain/upkeep/operation/orders-at-desk.server.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { OlderLink } from "#app/ui/admin/operation/older-link.tsx";
import { OrderFilter } from "#app/ui/admin/operation/order-filter.tsx";
import { OrderTable } from "#app/ui/admin/operation/order-table.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/orders";

/** /admin/operation/orders: all orders, newest first. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const query = new URL(request.url).searchParams;
  const typedShow = query.get("show");
  const show = typedShow === "under-way" || typedShow === "in-trouble" ? typedShow : undefined;
  const search = (query.get("search") ?? "").slice(0, 254);
  const filter: OrdersWanted = { show, search, before: Number(query.get("before")) || undefined };
  const { items, next } = listOrdersAtDesk(filter);
  const orders = items.map(({ createdAt, ...order }) => ({ ...order, when: relativeTime(createdAt) }));
  return { show, search, orders, next };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Orders") }];
}

export default function Orders({ loaderData: { show, search, orders, next } }: Route.ComponentProps) {
  return (
    <DeskPage title="Orders">
      <OrderFilter show={show} search={search} />
      {orders.length > 0 ? (
        <OrderTable orders={orders} />
      ) : (
        <p className="rounded-lg border border-line border-dashed p-8 text-center">No orders.</p>
      )}
      <OlderLink before={next} />
    </DeskPage>
  );
}
