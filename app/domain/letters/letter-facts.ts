import type { Delivery } from "./delivery.ts";

/** What a letter about an order is about, which makes it unique: its address may change. */
export interface OrderLetterFacts {
  kind: Delivery["kind"];
  requestId: number;
  /** Of a refund; empty for the kinds of which an order has one. */
  cause: string;
  /** 0 for the letter itself, n when it is sent again for the nth time. */
  copy: number;
}

export interface OrderLetter extends OrderLetterFacts {
  /** Unique: letters, digits, dots and dashes. Becomes part of its link and Message-ID. */
  key: string;
  recipient: string;
}

/** About an alert or a lead, and unique for each operator. */
export interface OperatorLetter {
  key: string;
  kind: "operator";
  /** Undefined for a lead, and in a job of the previous version: the key makes these unique. */
  alertId: number | undefined;
  cause: string;
  copy: 0;
  recipient: string;
}

export type PendingLetter = OrderLetter | OperatorLetter;

interface Addressee {
  id: number;
  deliveryEmail: string;
}

export function receiptOf(order: Addressee): OrderLetter {
  return firstLetter("receipt", order);
}

export function designsReadyLetterOf(order: Addressee): OrderLetter {
  return firstLetter("designs-ready", order);
}

export function refundLetterOf(order: Addressee, cause: string): OrderLetter {
  return firstLetter("refund", order, cause);
}

export function withdrawalLetterOf(order: Addressee): OrderLetter {
  return firstLetter("withdrawal", order);
}

function firstLetter(kind: Delivery["kind"], { id, deliveryEmail }: Addressee, cause = ""): OrderLetter {
  return addressLetter({ kind, requestId: id, cause, copy: 0 }, deliveryEmail);
}

/** The key is composed from the facts, for example `refund.12.duplicate-pi_1.again-1`; nothing reads them out of it. */
export function addressLetter(facts: OrderLetterFacts, recipient: string): OrderLetter {
  const { kind, requestId, cause, copy } = facts;
  const parts = [kind, requestId, cause.replaceAll(/[^\w-]/g, "-"), copy > 0 ? `again-${copy}` : ""];
  return { ...facts, key: parts.filter((part) => part !== "").join("."), recipient };
}
