import type { Order } from "#app/domain/orders/order.ts";
import { refundWords } from "./refund-words.ts";

/** What became of the money when something was not as ordered. Nothing when all is well. */
export function RefundNote({ order }: { order: Order }) {
  const words = refundWords(order);
  return words ? <p className="rounded-lg border border-line bg-sand/60 px-4 py-3 text-ink">{words}</p> : null;
}
