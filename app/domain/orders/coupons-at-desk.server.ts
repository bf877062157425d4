import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { formatMoney, parseMoney } from "#app/domain/shop/money/format-money.ts";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { coupons } from "#db/schema.ts";
import type { CouponAtDesk, couponSchema, giftSchema } from "./coupon-schema.ts";
import { makeGiftCode, newCode } from "./gifts/gift-codes.server.ts";
import { countUses, normalizeCode, packageNameOf } from "./request/coupons.server.ts";

/** The newest first. */
export function listCoupons(): CouponAtDesk[] {
  const rows = db.select().from(coupons).orderBy(desc(coupons.createdAt)).limit(shownAtMost).all();
  return rows.map(({ code, percent, amountCents, currency, usesAtMost, oncePerAccount, expiresAt, ...row }) => {
    const uses = countUses(db, code);
    const worth = percent === null ? formatMoney(amountCents ?? 0, currency ?? "") : `${percent} %`;
    const isOver = (expiresAt !== null && expiresAt <= Date.now()) || (usesAtMost !== null && uses >= usesAtMost);
    const { packageId, recipient, mailedAt, mailGivenUpAt, requestId } = row;
    const gift =
      packageId === null
        ? undefined
        : {
            package: packageNameOf(packageId) ?? packageId,
            recipient,
            requestId,
            letter: letterOf(mailedAt, mailGivenUpAt),
          };
    return { code, worth, gift, uses, usesAtMost, oncePerAccount, expiresAt, isOver };
  });
}

function letterOf(mailedAt: number | null, givenUpAt: number | null): NonNullable<CouponAtDesk["gift"]>["letter"] {
  if (mailedAt !== null) return "mailed";
  return givenUpAt === null ? "not mailed yet" : "could not be mailed";
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
export function makeGiftAtDesk({ packageId, recipient, message }: z.output<typeof giftSchema>): string | undefined {
  if (findPackage(packageId)?.id !== packageId) return undefined;
  const gift = { packageId, recipient: recipient || null, message: message || null };
  return inTransaction((tx) => makeGiftCode(tx, gift));
}

/** It stays listed, with its uses. */
export function endCoupon(code: string): boolean {
  return db.update(coupons).set({ expiresAt: Date.now() }).where(eq(coupons.code, code)).run().changes === 1;
}
