import { readBrand } from "#app/domain/shop/brand.server.ts";
import { env } from "#app/settings/env.server.ts";

/** The editors, or the contact address. */
export function operatorAddresses(): string[] {
  return env.ADMIN_EMAILS.length > 0 ? env.ADMIN_EMAILS : [readBrand().contactEmail];
}
