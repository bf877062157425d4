import { z } from "zod";

/** What an owner may say of a share link. Safe in the browser. */

export const shareNameLengthAtMost = 60;
export const shareDaysByDefault = 30;
/** Long enough for a garden to be built. */
export const shareDaysAtMost = 365;
/** Nobody needs more, and each is a door. */
export const sharesAtMost = 50;

export const shareSchema = z.object({
  name: z
    .string()
    .transform((words) => words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "Say for whom the link is, so that you know it later.")
        .max(shareNameLengthAtMost, `A name has at most ${shareNameLengthAtMost} characters.`),
    ),
  days: z.coerce
    .number("Say for how many days the link should work.")
    .int("Days are a whole number.")
    .min(1, "A link works for at least one day.")
    .max(shareDaysAtMost, `A link works for at most ${shareDaysAtMost} days.`),
  showsWish: z.boolean(),
});

export type ShareWishes = z.infer<typeof shareSchema>;

/** A share link as its owner sees it. */
export interface OwnedShare {
  id: number;
  name: string;
  /** Absolute. */
  url: string;
  /** The one design it shows, "design 3, changed"; all of them without. */
  picture?: string;
  showsWish: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
  hasExpired: boolean;
  uses: number;
  lastUsedAt: number | null;
}
