import { randomInt } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { formatMoney, parseMoney } from "#app/domain/shop/money/format-money.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { db } from "#db/client.server.ts";
import { coupons } from "#db/schema.ts";
import type { CouponAtDesk, couponSchema } from "./coupon-schema.ts";
import { countUses, normalizeCode } from "./request/coupons.server.ts";

/** The newest first. */
export function listCoupons(): CouponAtDesk[] {
  const rows = db.select().from(coupons).orderBy(desc(coupons.createdAt)).limit(shownAtMost).all();
  return rows.map(({ code, percent, amountCents, currency, usesAtMost, oncePerAccount, expiresAt }) => {
    const uses = countUses(db, code);
    const worth = percent === null ? formatMoney(amountCents ?? 0, currency ?? "") : `${percent} %`;
    const isOver = (expiresAt !== null && expiresAt <= Date.now()) || (usesAtMost !== null && uses >= usesAtMost);
    return { code, worth, uses, usesAtMost, oncePerAccount, expiresAt, isOver };
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

/** It stays listed, with its uses. */
export function endCoupon(code: string): boolean {
  return db.update(coupons).set({ expiresAt: Date.now() }).where(eq(coupons.code, code)).run().changes === 1;
}

/** Without letters and digits that look alike. */
function newCode(): string {
  const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
}
