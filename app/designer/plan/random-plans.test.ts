import { describe, expect, it } from "vitest";
import { describeRandomPlans } from "#tests/designer/random-plans.ts";
import { signs } from "#tests/designer/random-trials.ts";
import { objectCatalog } from "../objects/catalog.ts";

// The proof runs twice as many: `npm run proof -- random-plans`.
describe("60 random plans", () => describeRandomPlans(6));

// Guards against typos in the list: every object named there can be drawn.
it("knows its objects", () => {
  for (const sign of Object.values(signs))
    for (const object of sign.objects ?? []) expect(objectCatalog[object]).toBeDefined();
});
