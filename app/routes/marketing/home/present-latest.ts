import { listOrders } from "#app/domain/orders/list-orders.server.ts";
import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { isOpen, isPendingOrUnknown } from "#app/domain/orders/request/design-request.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import { imagesProcessing, noDesigns } from "#app/ui/design-view/state-words.ts";
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
  if (isOpen(order)) return "Not paid yet";
  if (order.paymentStatus !== "refunded" && isPendingOrUnknown(order)) return imagesProcessing;
  if (isUnderWay(order)) return made === 0 ? "Being drawn" : `${made} of ${order.imageCount} ready`;
  if (order.status === "error") return "Could not be made";
  if (made === 0) return noDesigns;
  return made === 1 ? "1 design" : `${made} designs`;
}
