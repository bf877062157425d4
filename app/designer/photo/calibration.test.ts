import { expect, it } from "vitest";
import { scoreOfEntropy } from "./calibration.ts";

it("a reading counts the less the more it wavers, and never more than it has been worth", () => {
  const scores = [0, 0.5, 0.9, 1.2, 1.5, 3].map(scoreOfEntropy);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores[0]).toBeLessThanOrEqual(1);
  expect(scores.at(-1)).toBeGreaterThanOrEqual(0);
  expect(new Set(scores.slice(1, 5)).size).toBe(4);
});
