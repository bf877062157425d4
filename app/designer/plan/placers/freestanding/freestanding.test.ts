import { describe, expect, test } from "vitest";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { objectCatalogue } from "../../../objects/catalogue.ts";
import { onPlan } from "../../parts/footprint.ts";
import { freestandingKinds } from "./freestanding-kinds.ts";

const yards = Array.from({ length: 12 }, (_, i) => i);
const words: Record<string, string> = { compost: "compost bins" };

describe.each(freestandingKinds)("$element", ({ element, object }) => {
  const name = words[element] ?? element.replaceAll("-", " ");
  const homes = yards.flatMap((yard) => planHome(yard, [`Please add a ${name}`]));

  test("stands in the yard or is told of, and mostly stands", () => {
    const there = homes.map(({ plan }) => plan.objects.filter((own) => own.object === object).length);
    for (const [i, { plan, name: home }] of homes.entries())
      expect(there[i] || plan.summary.noRoom.join(), home).toBeTruthy();
    expect(there.filter((count) => count === 1).length).toBeGreaterThan(yards.length / 2);
  });

  test("has every corner on open ground", () => {
    for (const { plan, at, name: home } of homes)
      for (const own of plan.objects.filter((thing) => thing.object === object)) {
        const kind = objectCatalogue[object];
        const share = kind.shape === "round" ? Math.SQRT1_2 : 1;
        const [w, d] = [((own.width ?? kind.width) / 2) * share, ((own.depth ?? kind.depth) / 2) * share];
        for (const [x, z] of [
          [-w, -d],
          [w, -d],
          [w, d],
          [-w, d],
        ] as const) {
          const corner = onPlan(own, x, z);
          expect(at.isGround(corner.x, corner.z), home).toBe(true);
        }
      }
  });
});

test("a size that is asked for is kept, or told", () => {
  const [home] = planHome(3, ["a 10 ft trampoline"]);
  const [piece] = home?.plan.objects.filter(({ object }) => object === "trampoline") ?? [];
  expect(piece?.width ?? home?.plan.summary.noRoom.join()).toBeTruthy();
  if (piece && !home?.plan.summary.noRoom.length) expect(piece.width).toBeCloseTo(3.05, 1);
});
