import type { Delivery } from "./delivery.ts";
import { listLettersOfOrder } from "./send-letter-again.server.ts";

/** Delivery of the latest letter about an order; undefined before it was paid. */
export function findDelivery(requestId: number): Delivery | undefined {
  const latest = listLettersOfOrder(requestId).at(-1);
  if (!latest) return undefined;
  const { recipient, sentAt, problem } = latest;
  const kind = latest.kind as Delivery["kind"];
  const status = latest.status as Delivery["status"];
  return { kind, recipient, status, sentAt: sentAt ?? undefined, problem: problem ?? undefined };
}
