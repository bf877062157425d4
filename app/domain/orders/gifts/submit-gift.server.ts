import { and, eq, sql } from "drizzle-orm";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests, media } from "#db/schema.ts";
import { unpaidRequests } from "../request/find-design-request.server.ts";
import { isTooMuchMail } from "../request/letter-addresses.server.ts";
import { hasEnoughOpen, type SubmittedDesignRequest } from "../submit-design-request.server.ts";
import type { BoughtGift } from "./gift-schema.server.ts";

/** What stands in an order's row for its photo: no file, and no address that can be requested. */
const noPhoto = {
  path: "no-photo",
  kind: "none",
  ...{ width: 1, height: 1, bytes: 0, placeholderColor: "#ffffff", widths: [] },
} satisfies typeof media.$inferInsert;

/**
 * Unpaid, at the price of now, by the road of every order. Submitting the identical gift again before it is paid (a
 * double click, a reload) returns the first.
 */
export function submitGift(
  userId: number,
  { packageId, recipient, message, email }: BoughtGift,
  sentBy?: string,
): SubmittedDesignRequest {
  const entry = findPackage(packageId);
  if (!entry) return { ok: false, reason: "unknown-package" };
  const gift = { giftPackageId: entry.id, giftRecipient: recipient || null, giftMessage: message || null };
  return inTransaction((tx) => {
    const isSame = and(
      eq(designRequests.userId, userId),
      unpaidRequests,
      eq(designRequests.giftPackageId, entry.id),
      sql`${designRequests.giftRecipient} is ${gift.giftRecipient}`,
      sql`${designRequests.giftMessage} is ${gift.giftMessage}`,
      eq(designRequests.deliveryEmail, email),
      eq(designRequests.priceCents, entry.priceCents),
    );
    const earlier = tx.select({ id: designRequests.id }).from(designRequests).where(isSame).get();
    if (earlier) return { ok: true, requestId: earlier.id };
    if (hasEnoughOpen(tx, userId)) return { ok: false, reason: "too-many-open" };
    if (isTooMuchMail(tx, userId, email)) return { ok: false, reason: "too-much-mail" };
    tx.insert(media).values(noPhoto).onConflictDoNothing().run();
    const { name, priceCents, currency, imageCount } = entry;
    const order = { package: name, priceCents, currency, imageCount, deliveryEmail: email, sentBy };
    const { id } = tx
      .insert(designRequests)
      .values({ userId, originalPhotoPath: noPhoto.path, prompt: "", seed: 0, ...order, ...gift })
      .returning({ id: designRequests.id })
      .get();
    return { ok: true, requestId: id };
  });
}
