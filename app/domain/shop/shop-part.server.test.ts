import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { followEdition } from "#app/domain/blog/readers/readers-edition.server.ts";
import { db } from "#db/client.server.ts";
import { shopSettings } from "#db/schema.ts";
import { defineShopPart } from "./shop-part.server.ts";

const initial = { name: "Yards" };
const brand = defineShopPart("brand", z.object({ name: z.string().min(1) }), initial);

beforeEach(() => void db.delete(shopSettings).run());

test("a saved part applies at once, and every cached page is rendered anew", () => {
  const edition = followEdition();
  const before = edition();
  expect(brand.read()).toEqual(initial);
  for (const name of ["Green Acres", "Green Acres Design"]) brand.save({ name });
  expect(brand.read()).toEqual({ name: "Green Acres Design" });
  expect(edition()).toBeGreaterThan(before);
});

test.each(["{", "null", '{"name":""}', '{"title":"x"}'])(
  "the damaged row %s leaves the shop with what it had",
  (value) => {
    db.insert(shopSettings).values({ part: "brand", value }).run();
    expect(brand.read()).toEqual(initial);
    brand.save({ name: "Mended" });
    expect(brand.read()).toEqual({ name: "Mended" });
  },
);

test("a value that its own schema refuses is not stored", () => {
  expect(() => brand.save({ name: "" })).toThrow(z.ZodError);
  expect(brand.read()).toEqual(initial);
});
