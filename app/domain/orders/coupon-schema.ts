import { z } from "zod";
import { parseMoney } from "#app/domain/shop/money/format-money.ts";

const count = z.string().regex(/^([1-9][0-9]{0,6})?$/, "Please type a whole number, or nothing for no limit");

/** @param currency of amounts that are typed */
export function couponSchemaFor(currency: string) {
  return couponSchema.check(({ value: { kind, worth, lastDay }, issues }) => {
    const complain = (field: string, message: string) =>
      void issues.push({ code: "custom", path: [field], message, input: worth });
    if (kind === "percent" && !/^([1-9][0-9]?|100)$/.test(worth)) complain("worth", "A share is 1 to 100 percent");
    if (kind === "amount" && !parseMoney(worth, currency))
      complain("worth", `Please type an amount in ${currency.toUpperCase()} above zero`);
    if (lastDay && Number.isNaN(Date.parse(lastDay))) complain("lastDay", "There is no such day");
    else if (lastDay && Date.parse(`${lastDay}T24:00:00Z`) <= Date.now()) complain("lastDay", "That day is over");
  });
}

export const couponSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w\s-]{0,40}$/, "A code has up to 40 letters, digits, hyphens and underscores"),
  kind: z.enum(["percent", "amount"]),
  worth: z.string().trim(),
  usesAtMost: count,
  lastDay: z.string().regex(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/, "Please type a day such as 2027-01-31, or nothing"),
  oncePerAccount: z.boolean().default(false),
});

export const giftMessageAtMost = 300;

/** A code that covers one order of a package whole. */
export const giftSchema = z.object({
  packageId: z.string(),
  recipient: z.literal("").or(z.email("Please enter a valid email address").max(255, "This address is too long")),
  message: z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .max(giftMessageAtMost, `A line of up to ${giftMessageAtMost} letters, please`),
});

export type GiftFields = z.input<typeof giftSchema>;

export type CouponFields = z.input<typeof couponSchema>;

export interface CouponAtDesk {
  code: string;
  worth: string;
  /** Of a gift code. */
  gift:
    | {
        package: string;
        recipient: string | null;
        /** The order that bought it. */
        requestId: number | null;
        letter: "mailed" | "not mailed yet" | "could not be mailed";
      }
    | undefined;
  uses: number;
  usesAtMost: number | null;
  oncePerAccount: boolean;
  expiresAt: number | null;
  isOver: boolean;
}
