import { expect, test } from "vitest";
import { listPackages } from "#app/domain/shop/money/packages.server.ts";
import { orderLabel } from "./order-label.tsx";

test("the button names the chosen package's price", () => {
  expect(listPackages().map(orderLabel)).toEqual([
    "Generate My Design for $4",
    "Generate My Design for $9",
    "Generate My Design for $14",
  ]);
});
