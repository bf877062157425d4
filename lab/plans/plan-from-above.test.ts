import { expect, test } from "vitest";
import { planHome } from "../../tests/designer/plan-properties/planned-home.ts";
import { changedShare } from "./changed-pixels.ts";
import { judgeUnrequested } from "./judging/judge-unrequested.ts";
import { changeOf, seeFromAbove } from "./plan-from-above.ts";

function seen(words: string) {
  const [home] = planHome(3, [words], 1);
  if (!home) throw new Error("there is no plan");
  const { plan } = home;
  const { yard } = home.at;
  const above = seeFromAbove(plan, yard);
  const wish = { words, kind: "things", requested: [], ground: [] } as const;
  return { plan, above, ground: judgeUnrequested(above, wish), share: changedShare(plan, yard, above.things) };
}

test("a design that lays gravel everywhere changes the ground, one of a bench hardly any", () => {
  const [gravel, bench] = [seen("gravel instead of grass"), seen("just a bench")];
  expect(gravel.ground.unrequested.gravel).toBeGreaterThan(0.5 * gravel.ground.open);
  expect(gravel.share).toBeGreaterThan(0.5);
  expect(bench.ground.changed).toBeLessThan(0.2 * bench.ground.open);
  expect(bench.share).toBeLessThan(gravel.share);
  expect(bench.share).toBeGreaterThan(0);
});

test("the area of a pond is water", () => {
  const { plan, ground } = seen("a small pond");
  expect(plan.summary.objects).toMatchObject({ pond: 1 });
  expect(ground.unrequested.water).toBeGreaterThan(0.5);
});

test("ground that is kept is not a change", () => {
  const { materials } = seen("just a bench").plan;
  expect(changeOf("base", { ...materials, base: "keep" })).toBeUndefined();
  expect(changeOf("base", { ...materials, base: "mulch-brown" })).toBe("bed");
  expect(changeOf("base", { ...materials, base: "flagstone-sand" })).toBe("paving");
  expect(changeOf("existing-paving", { ...materials, existingPaving: "keep" })).toBeUndefined();
  expect(changeOf("existing-paving", { ...materials, existingPaving: "brick-brick" })).toBe("paving");
});
