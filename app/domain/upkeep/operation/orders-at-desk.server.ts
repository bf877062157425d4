import { and, count, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { db } from "#db/client.server.ts";
import { isInTrouble, isUnderWay } from "#db/partial-indexes.ts";
import { designRequests, orderedPictures, users } from "#db/schema.ts";
import type { OrderAtDesk } from "./at-desk.ts";

const ordersAPage = 25;

export interface OrdersWanted {
  show?: "under-way" | "in-trouble";
  search?: string;
  before?: number;
}

/** Newest first. @returns a page of them, and the `before` of the next page, if any */
export function listOrdersAtDesk({ show, search = "", before }: OrdersWanted): {
  items: OrderAtDesk[];
  next: number | undefined;
} {
  const which = search
    ? found(search.trim())
    : { "under-way": isUnderWay, "in-trouble": isInTrouble, all: undefined }[show ?? "all"];
  const rows = db
    .select()
    .from(designRequests)
    .where(and(which, lt(designRequests.id, before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(designRequests.id))
    .limit(ordersAPage + 1)
    .all();
  const shown = rows.slice(0, ordersAPage);
  const made = countMade(shown.map(({ id }) => id));
  return {
    items: shown.map((row) => present(row, made.get(row.id) ?? 0)),
    next: rows.length > ordersAPage ? shown.at(-1)!.id : undefined,
  };
}

function found(search: string): SQL | undefined {
  const id = readRequestId(search.replace(/^#/, ""));
  if (id !== undefined) return eq(designRequests.id, id);
  const addresses = [search, search.toLowerCase()];
  const accounts = db.select({ id: users.id }).from(users).where(inArray(users.email, addresses));
  return or(inArray(designRequests.deliveryEmail, addresses), inArray(designRequests.userId, accounts));
}

function countMade(ids: number[]): Map<number, number> {
  const rows = db
    .select({ id: orderedPictures.requestId, n: count() })
    .from(orderedPictures)
    .where(and(inArray(orderedPictures.requestId, ids), eq(orderedPictures.status, "made")))
    .groupBy(orderedPictures.requestId)
    .all();
  return new Map(rows.map(({ id, n }) => [id, n]));
}

function present(row: typeof designRequests.$inferSelect, made: number): OrderAtDesk {
  const { id, createdAt, status, paymentStatus, dispute, deliveryEmail, imageCount, sentBy, giftPackageId } = row;
  const { paidAmountCents, refundedAmountCents, currency, package: packageName } = row;
  const money = { paidAmountCents, refundedAmountCents, currency };
  return {
    id,
    createdAt,
    status,
    paymentStatus,
    dispute,
    package: packageName,
    isGift: giftPackageId !== null,
    sentBy,
    deliveryEmail,
    imageCount,
    made,
    ...money,
  };
}
