import { describe, expect, it } from "vitest";
import { describeRandomPlans } from "#tests/designer/random-plans.ts";
import { signs } from "#tests/designer/random-trials.ts";
import { objectCatalogue } from "../objects/catalogue.ts";

// Twice as many: `npm run proof -- random-plans`.
describe("60 random plans", () => describeRandomPlans(6));

// Keeps the list of signs honest: every object named there is one that can be drawn.
it("knows its objects", () => {
  for (const sign of Object.values(signs))
    for (const object of sign.objects ?? []) expect(objectCatalogue[object]).toBeDefined();
});
