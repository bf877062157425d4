import { expect, test } from "vitest";
import { halfOf } from "./yard-photos.ts";

test("a photo's half depends on its name alone, and the halves are about as large", () => {
  expect(halfOf("A002")).toBe(halfOf("A002"));
  const tuned = Array.from({ length: 400 }, (_, i) => halfOf(`U${i}`)).filter((half) => half === "tuned");
  expect(tuned.length).toBeGreaterThan(170);
  expect(tuned.length).toBeLessThan(230);
});
