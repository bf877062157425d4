import { expect, onTestFinished, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { listFixedBrand, readBrand, typedBrand } from "./brand.server.ts";
import { brandSchema } from "./brand-schema.ts";

test("what .env sets wins over the desk", () => {
  onTestFinished(() => {
    typedBrand.save(brandSchema.parse({}));
    delete env.SITE_NAME;
  });
  typedBrand.save(brandSchema.parse({ siteName: "Green Acres", contactEmail: "sam@green.example" }));
  expect(readBrand()).toMatchObject({ siteName: "Green Acres", contactEmail: "sam@green.example" });
  expect(listFixedBrand()).toEqual({});
  env.SITE_NAME = "Yards";
  expect(readBrand()).toMatchObject({ siteName: "Yards", contactEmail: "sam@green.example" });
  expect(listFixedBrand()).toEqual({ siteName: { setting: "SITE_NAME", value: "Yards" } });
});

test("analytics typed at the desk are on once both are", () => {
  onTestFinished(() => typedBrand.save(brandSchema.parse({})));
  const analyticsScriptUrl = "https://counts.example/tag.js";
  typedBrand.save(brandSchema.parse({ analyticsScriptUrl }));
  expect(readBrand().analytics).toBeUndefined();
  typedBrand.save(brandSchema.parse({ analyticsScriptUrl, analyticsSite: "acres" }));
  expect(readBrand().analytics).toEqual({ scriptUrl: analyticsScriptUrl, site: "acres" });
});
