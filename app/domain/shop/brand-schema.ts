import { z } from "zod";
import { faultOfAccent } from "./accent.ts";
import { brandLimits } from "./brand-words.ts";
import { faultOfFooterLinks } from "./footer-links.ts";

/** The fields of the desk's form. An empty one has its default. */
export const brandSchema = z.object({
  siteName: line("Name", brandLimits.siteNameAtMost),
  contactEmail: emptyOr(z.email("Please enter a valid email address")),
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .superRefine(refuseFault((color) => (isHex(color) ? faultOfAccent(color) : "Color must be written like #2e5b3b")))
    .default(""),
  heroTitle: line("Title", brandLimits.heroTitleAtMost),
  heroText: line("Text", brandLimits.heroTextAtMost),
  footerLinks: z
    .string()
    .max(brandLimits.footerLinksLength, "These links are too long")
    .trim()
    .superRefine(refuseFault(faultOfFooterLinks))
    .default(""),
  analyticsScriptUrl: emptyOr(
    z.url({ protocol: /^https$/, error: "Address must begin with https://" }).max(300, "This address is too long"),
  ),
  analyticsSite: line("Site", brandLimits.analyticsSiteAtMost),
});

export type BrandFields = z.input<typeof brandSchema>;

function line(name: string, atMost: number) {
  return z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .max(atMost, `${name} must be at most ${atMost} characters`)
    .default("");
}

function emptyOr(schema: z.ZodType<string, string>) {
  return z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), schema]))
    .default("");
}

function refuseFault(faultOf: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx) => {
    const message = text && faultOf(text);
    if (message) context.addIssue({ code: "custom", message });
  };
}

function isHex(color: string): boolean {
  return /^#[0-9a-f]{6}$/.test(color);
}
