import { env } from "#app/settings/env.server.ts";
import { brandSchema } from "./brand-schema.ts";
import { defineShopPart } from "./shop-part.server.ts";

/** What was typed at the desk; an empty field has its default. */
export const typedBrand = defineShopPart("brand", brandSchema, brandSchema.parse({}));

/** How the shop presents itself. */
export interface Brand {
  siteName: string;
  contactEmail: string;
}

export const initialBrand: Brand = { siteName: "Landscape Atelier", contactEmail: "hello@example.com" };

/** As it is now, in this order: `.env`, the desk, the default. */
export function readBrand(): Brand {
  const { siteName, contactEmail } = typedBrand.read();
  return {
    siteName: env.SITE_NAME ?? (siteName || initialBrand.siteName),
    contactEmail: env.CONTACT_EMAIL ?? (contactEmail || initialBrand.contactEmail),
  };
}

export function readSiteName(): string {
  return readBrand().siteName;
}

/** By field. */
export function listFixedBrand() {
  return {
    ...fixedBy("siteName", "SITE_NAME"),
    ...fixedBy("contactEmail", "CONTACT_EMAIL"),
  };
}

function fixedBy<Name extends string>(name: Name, setting: "SITE_NAME" | "CONTACT_EMAIL") {
  const value = env[setting];
  return value === undefined ? {} : { [name]: { setting, value } };
}
