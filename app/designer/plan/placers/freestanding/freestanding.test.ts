import { expect, test } from "vitest";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { objectCatalog } from "../../../objects/catalog.ts";
import { onPlan } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { freestandingKinds } from "./freestanding-kinds.ts";

const words: Record<string, string> = { compost: "compost bins" };
const tries = freestandingKinds.map((kind, i) => ({ ...kind, yards: [i, i + 4, i + 8].map((yard) => yard % 12) }));

const stood: boolean[] = [];

test.each(tries)("a $element stands on open ground with every corner, or is told of", ({ element, object, yards }) => {
  const name = words[element] ?? element.replaceAll("-", " ");
  for (const { plan, at, name: home } of yards.flatMap((yard) => planHome(yard, [`Please add a ${name}`]))) {
    const own = plan.objects.filter((thing) => thing.object === object);
    stood.push(own.length === 1);
    expect(own.length || plan.summary.noRoom.join(), home).toBeTruthy();
    for (const corner of own.flatMap(corners)) expect(at.isGround(corner.x, corner.z), home).toBe(true);
  }
});

test("most of them stand", () => {
  expect(stood.filter(Boolean).length).toBeGreaterThan((2 / 3) * stood.length);
});

test("a requested size is kept, or the difference reported", () => {
  const [home] = planHome(3, ["a 10 ft trampoline"]);
  const [piece] = home?.plan.objects.filter(({ object }) => object === "trampoline") ?? [];
  expect(piece?.width ?? home?.plan.summary.noRoom.join()).toBeTruthy();
  if (piece && !home?.plan.summary.noRoom.length) expect(piece.width).toBeCloseTo(3.05, 1);
});

function corners(own: ObjectPlacement) {
  const kind = objectCatalog[own.object];
  const share = kind.shape === "round" ? Math.SQRT1_2 : 1;
  const [w, d] = [((own.width ?? kind.width) / 2) * share, ((own.depth ?? kind.depth) / 2) * share];
  return [onPlan(own, -w, -d), onPlan(own, w, -d), onPlan(own, w, d), onPlan(own, -w, d)];
}
