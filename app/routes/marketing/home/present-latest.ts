import { listOrders } from "#app/domain/orders/list-orders.server.ts";
import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import { relativeTime } from "#app/ui/relative-time.ts";

const latestAtMost = 3;

/** A customer's newest orders in one line each, and how many they have. */
export function presentLatest(userId: number) {
  const { items, total } = listOrders(userId, { pageSize: latestAtMost });
  const orders = items.map((order) => ({
    id: order.id,
    title: orderTitle(order),
    words: `${stateOf(order)} · ${relativeTime(order.createdAt)}`,
    picture: order.images[0]?.picture ?? order.photo,
  }));
  return { orders, total };
}

function stateOf(order: Order): string {
  const made = order.images.length;
  if (isUnderWay(order)) return `${made} of ${order.imageCount} ready`;
  if (order.status === "pending") return "Not paid yet";
  if (order.status === "error") return "Could not be made";
  return made === 1 ? "1 design" : `${made} designs`;
}
