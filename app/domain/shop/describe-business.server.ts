import { env } from "#app/settings/env.server.ts";
import { readBrand } from "./brand.server.ts";
import { initialBrand } from "./brand-words.ts";
import { readSeller } from "./seller.server.ts";

/** https://schema.org/LocalBusiness: what the operator has set; undefined until the seller's particulars are. */
export function describeBusiness(): Record<string, unknown> | undefined {
  const seller = readSeller();
  if (!seller) return undefined;
  const { siteName, contactEmail, mark } = readBrand();
  const streetAddress = seller.address.split("\n").join(", ");
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: siteName,
    legalName: seller.name,
    url: `${env.PUBLIC_URL}/`,
    address: { "@type": "PostalAddress", streetAddress, addressCountry: seller.country },
    ...(contactEmail !== initialBrand.contactEmail && { email: contactEmail }),
    ...(seller.vatNumber && { vatID: seller.vatNumber }),
    ...(mark && { logo: mark.url, image: mark.url }),
  };
}
