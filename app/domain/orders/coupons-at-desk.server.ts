import { randomInt } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { formatMoney, parseMoney } from "#app/domain/shop/money/format-money.ts";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { coupons } from "#db/schema.ts";
import type { CouponAtDesk, couponSchema, giftSchema } from "./coupon-schema.ts";
import { countUses, normalizeCode, packageNameOf } from "./request/coupons.server.ts";

/** The newest first. */
export function listCoupons(): CouponAtDesk[] {
  const rows = db.select().from(coupons).orderBy(desc(coupons.createdAt)).limit(shownAtMost).all();
  return rows.map(({ code, percent, amountCents, currency, usesAtMost, oncePerAccount, expiresAt, ...row }) => {
    const uses = countUses(db, code);
    const worth = percent === null ? formatMoney(amountCents ?? 0, currency ?? "") : `${percent} %`;
    const isOver = (expiresAt !== null && expiresAt <= Date.now()) || (usesAtMost !== null && uses >= usesAtMost);
    const { packageId, recipient, mailedAt } = row;
    const gift =
      packageId === null
        ? undefined
        : { package: packageNameOf(packageId) ?? packageId, recipient, isMailed: mailedAt !== null };
    return { code, worth, gift, uses, usesAtMost, oncePerAccount, expiresAt, isOver };
  });
}

const shownAtMost = 200;

/** Undefined when there is one of that code. */
export function makeCoupon(typed: z.output<typeof couponSchema>): string | undefined {
  const { currency } = moneyPart.read();
  const code = normalizeCode(typed.code) || newCode();
  const isShare = typed.kind === "percent";
  const { changes } = db
    .insert(coupons)
    .values({
      code,
      percent: isShare ? Number(typed.worth) : null,
      amountCents: isShare ? null : parseMoney(typed.worth, currency),
      currency: isShare ? null : currency,
      usesAtMost: typed.usesAtMost ? Number(typed.usesAtMost) : null,
      oncePerAccount: typed.oncePerAccount,
      expiresAt: typed.lastDay ? Date.parse(`${typed.lastDay}T24:00:00Z`) : null,
    })
    .onConflictDoNothing()
    .run();
  return changes === 1 ? code : undefined;
}

/** Its letter is enqueued with it. Undefined when there is no such package on sale. */
export function makeGiftCode({ packageId, recipient, message }: z.output<typeof giftSchema>): string | undefined {
  if (findPackage(packageId)?.id !== packageId) return undefined;
  const code = newCode();
  inTransaction((tx) => {
    const gift = { percent: 100, usesAtMost: 1, packageId, recipient: recipient || null, message: message || null };
    tx.insert(coupons)
      .values({ code, ...gift })
      .run();
    if (recipient) enqueue(tx, "mail-gift-code", { code }, { key: code });
  });
  return code;
}

/** It stays listed, with its uses. */
export function endCoupon(code: string): boolean {
  return db.update(coupons).set({ expiresAt: Date.now() }).where(eq(coupons.code, code)).run().changes === 1;
}

/** Without letters and digits that look alike. */
function newCode(): string {
  const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
}
