import { and, desc, eq, isNotNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { countUses } from "../request/coupons.server.ts";
import { type DesignRequestRow, findPurchase } from "../request/find-design-request.server.ts";
import type { Gift } from "./gift.ts";
import { findGiftCode } from "./gift-codes.server.ts";

export function findOwnGift(requestId: string | number, userId: number): Gift | undefined {
  const order = findPurchase(requestId, userId);
  return order?.giftPackageId ? presentGift(order) : undefined;
}

const listedAtMost = 50;

/** The latest ones, newest first. */
export function listOwnGifts(userId: number): Gift[] {
  const own = and(eq(designRequests.userId, userId), isNotNull(designRequests.giftPackageId));
  return db
    .select()
    .from(designRequests)
    .where(own)
    .orderBy(desc(designRequests.createdAt), desc(designRequests.id))
    .limit(listedAtMost)
    .all()
    .map(presentGift);
}

function presentGift(order: DesignRequestRow): Gift {
  const { id, priceCents, currency, imageCount, paymentStatus, deliveryEmail: email } = order;
  const made = findGiftCode(db, id);
  const recipient = made ? made.recipient : order.giftRecipient;
  return {
    requestId: id,
    packageName: order.package,
    ...{ priceCents, currency, imageCount, paymentStatus, email },
    code: made?.code,
    recipient: recipient === null || recipient === email ? undefined : recipient,
    message: (made ? made.message : order.giftMessage) ?? undefined,
    letter: made?.mailedAt ? "mailed" : made?.mailGivenUpAt ? "given-up" : "pending",
    isUsed: made !== undefined && countUses(db, made.code) > 0,
    isOver: made?.expiresAt !== undefined && made.expiresAt !== null && made.expiresAt <= Date.now(),
  };
}
