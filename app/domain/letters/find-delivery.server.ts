import type { Delivery } from "./delivery.ts";
import { listLettersOfOrder } from "./send-letter-again.server.ts";

/** Delivery of the latest letter about an order; undefined before it was paid. */
export function findDelivery(requestId: number): Delivery | undefined {
  const latest = listLettersOfOrder(requestId).at(-1);
  if (!latest || latest.kind === "operator" || latest.status === "not-needed") return undefined;
  const { kind, recipient, status, sentAt, problem } = latest;
  return { kind, recipient, status, sentAt: sentAt ?? undefined, problem: problem ?? undefined };
}
