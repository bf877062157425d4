import { z } from "zod";
import { isTimeZone } from "../zoned-time.ts";
import { blogSettingsLimits } from "./blog-settings.ts";

const { titleAtMost, introductionAtMost } = blogSettingsLimits;
const line = () => z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim());

export const blogSettingsSchema = z.object({
  title: line().min(1, "Title is required").max(titleAtMost, `Title must be at most ${titleAtMost} characters`),
  introduction: line().max(introductionAtMost, `Introduction must be at most ${introductionAtMost} characters`),
  language: z
    .string()
    .trim()
    .refine((tag) => canonicalTag(tag) !== undefined, "Language must be a tag such as en, de or pt-BR")
    .transform((tag) => canonicalTag(tag) ?? tag),
  timeZone: z.string().trim().refine(isTimeZone, "Please choose a time zone from the list"),
});

/** "pt-BR" of "PT-br"; undefined for an invalid language tag. */
function canonicalTag(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) || tag.length > 35) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

export type BlogSettingsFields = z.input<typeof blogSettingsSchema>;
