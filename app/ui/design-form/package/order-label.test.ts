import { expect, test } from "vitest";
import { packages } from "#app/domain/orders/request/packages.ts";
import { orderLabel } from "./order-label.tsx";

test("the button names the chosen package's price", () => {
  expect(packages.map(orderLabel)).toEqual([
    "Generate My Design for $4",
    "Generate My Design for $9",
    "Generate My Design for $14",
  ]);
});
