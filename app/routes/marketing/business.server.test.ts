import { afterAll, expect, test } from "vitest";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { shopSettings } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp();
afterAll(() => void app.db.delete(shopSettings).run());

const described = (page: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1];

test("the front page describes the business to search engines by what the shop has set, and nothing in it ends the script", async () => {
  expect(described(await (await app.fetch("/")).text())).not.toContain("LocalBusiness");
  saveSeller({ ...aSeller, name: "Green </script><b>Acres", vatNumber: "" });
  const page = await (await app.fetch("/")).text();
  expect(page).not.toContain("</script><b>");
  const [business, picture] = JSON.parse(described(page) ?? "")["@graph"];
  expect(picture).toMatchObject({ "@type": "ImageObject" });
  expect(business).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Landscape Atelier",
    legalName: "Green </script><b>Acres",
    url: `${app.baseUrl}/`,
    address: {
      "@type": "PostalAddress",
      streetAddress: aSeller.address.split("\n").join(", "),
      addressCountry: aSeller.country,
    },
  });
});
