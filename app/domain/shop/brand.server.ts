import { env } from "#app/settings/env.server.ts";
import { accentRules } from "./accent.ts";
import { brandSchema } from "./brand-schema.ts";
import { initialBrand } from "./brand-words.ts";
import { type FooterLink, readFooterLinks } from "./footer-links.ts";
import { markAddress } from "./mark.ts";
import { readMarks } from "./marks.server.ts";
import { defineShopPart } from "./shop-part.server.ts";

/** What was typed at the desk; an empty field has its default. */
export const typedBrand = defineShopPart("brand", brandSchema, brandSchema.parse({}));

/** How the shop presents itself. */
export interface Brand {
  siteName: string;
  contactEmail: string;
  /** "#rrggbb"; undefined for the tokens' own. */
  accent: string | undefined;
  heroTitle: string;
  heroText: string;
  footerLinks: FooterLink[];
  /** Undefined unless both are set. */
  analytics: { scriptUrl: string; site: string } | undefined;
  /** For letters; the wide one where there is one. */
  mark: { url: string; width: number; height: number } | undefined;
}

/** As it is now, in this order: `.env`, the desk, the default. */
export function readBrand(): Brand {
  const { square, wide = square } = readMarks();
  const typed = typedBrand.read();
  const scriptUrl = env.ANALYTICS_SCRIPT_URL ?? typed.analyticsScriptUrl;
  const site = env.ANALYTICS_SITE ?? typed.analyticsSite;
  return {
    siteName: env.SITE_NAME ?? (typed.siteName || initialBrand.siteName),
    contactEmail: env.CONTACT_EMAIL ?? (typed.contactEmail || initialBrand.contactEmail),
    accent: typed.accent === initialBrand.accent ? undefined : typed.accent || undefined,
    heroTitle: typed.heroTitle,
    heroText: typed.heroText,
    footerLinks: readFooterLinks(typed.footerLinks),
    analytics: scriptUrl && site ? { scriptUrl, site } : undefined,
    mark: wide && { url: `${env.PUBLIC_URL}${markAddress(wide)}`, width: wide.width, height: wide.height },
  };
}

export function readSiteName(): string {
  return readBrand().siteName;
}

/** For the head of every page; undefined while the tokens have their own accent. */
export function readAccentRules(): string | undefined {
  const { accent } = readBrand();
  return accent && accentRules(accent);
}

/** What `.env` sets, by field. */
export function listFixedBrand() {
  return {
    ...fixedBy("siteName", "SITE_NAME"),
    ...fixedBy("contactEmail", "CONTACT_EMAIL"),
    ...fixedBy("analyticsScriptUrl", "ANALYTICS_SCRIPT_URL"),
    ...fixedBy("analyticsSite", "ANALYTICS_SITE"),
  };
}

type FixingSetting = "SITE_NAME" | "CONTACT_EMAIL" | "ANALYTICS_SCRIPT_URL" | "ANALYTICS_SITE";

function fixedBy<Name extends string>(name: Name, setting: FixingSetting) {
  const value = env[setting];
  return value === undefined ? {} : { [name]: { setting, value } };
}
