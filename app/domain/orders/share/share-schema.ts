import { z } from "zod";
import { shareDaysAtMost, shareNameLengthAtMost } from "./share-rules.ts";

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
  /** Name of the one design that it shows; empty for all of them. */
  picture: z.string().default(""),
  showsWish: z.boolean().default(false),
  mayBeExample: z.boolean().default(false),
});

export type ShareWishes = z.output<typeof shareSchema>;
export type ShareFields = z.input<typeof shareSchema>;
