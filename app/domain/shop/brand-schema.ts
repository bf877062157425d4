import { z } from "zod";

export const brandLimits = { siteNameAtMost: 60 } as const;

const line = () => z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim());
/** An empty field means "as before the shop had a name of its own". */
const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(""), schema]);

/** The fields of the desk's form. */
export const brandSchema = z.object({
  siteName: line()
    .max(brandLimits.siteNameAtMost, `Name must be at most ${brandLimits.siteNameAtMost} characters`)
    .default(""),
  contactEmail: z
    .string()
    .trim()
    .pipe(emptyOr(z.email("Please enter a valid email address")))
    .default(""),
});

export type BrandFields = z.input<typeof brandSchema>;
