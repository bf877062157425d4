import { expect, test } from "vitest";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { type ObjectName, objectCatalog } from "../objects/catalog.ts";

/** 7.8 by 9.8 m behind a house. */
const roomyHome = 24;

/** Words, the thing that is to be in the plan, how many, and meters of its width. */
const requests: readonly (readonly [wish: string, object: ObjectName, count?: number, width?: number])[] = [
  ["a swing seat on the lawn", "swing-seat"],
  ["a porch swing", "swing-seat"],
  ["a little free library", "little-library"],
  ["somewhere to grill", "grill"],
  ["a pizza oven", "pizza-oven"],
  ["an outdoor bar", "outdoor-bar"],
  ["a garden gate", "gate"],
  ["a greenhouse 6 x 8 ft", "greenhouse", 1, 1.83],
  ["an egg chair", "hanging-chair"],
  ["a shade sail over the patio", "shade-sail"],
  ["a sundial", "sundial"],
  ["two bird houses and an insect hotel", "bird-house", 2],
  ["an insect hotel", "bee-hotel"],
  ["a mailbox", "mailbox"],
  ["a flagpole", "flag-pole"],
  ["a washing line", "clothes-line"],
  ["a dog house", "dog-house"],
  ["a chicken coop", "chicken-coop"],
  ["a playhouse", "playhouse"],
  ["a slide", "slide"],
  ["a mud kitchen", "mud-kitchen"],
  ["a basketball hoop", "basketball-hoop"],
  ["a soccer goal", "soccer-goal"],
  ["a bike rack", "bike-rack"],
  ["an outdoor shower", "outdoor-shower"],
  ["basalt columns", "basalt-columns"],
  ["an obelisk", "obelisk"],
  ["a trellis", "trellis"],
  ["a picnic table", "picnic-table"],
  ["a log store", "log-store"],
  ["a bin store", "bin-store"],
  ["a house number stone", "house-number-stone"],
  ["a statue", "statue"],
  ["parking for two cars", "parking-space", 2],
  ["a buddha", "buddha"],
  ["three gnomes", "garden-gnome", 3],
  ["two sun loungers", "sun-lounger", 2],
  ["bollards along a gravel path", "bollard-light"],
  ["(4) raised beds", "raised-bed", 4],
  ["pots on the patio", "clay-pot", 3],
  ["a pot on the patio", "clay-pot", 1],
  ["benches", "bench", 2],
  ["a dining table for 8", "dining-chair", 8],
  ["an outdoor sofa and coffee table", "coffee-table"],
];

const cases = requests.map(([wish, object, count = 1, width]) => ({ wish, object, count, width }));

test.each(cases)("$wish: $object", ({ wish, object, count, width }) => {
  const [home] = planHome(roomyHome, [wish]);
  const own = home?.plan.objects.filter((thing) => thing.object === object) ?? [];
  expect(own.length, home?.plan.summary.noRoom.join()).toBeGreaterThan(0);
  if (object !== "bollard-light") expect(own).toHaveLength(count);
  expect(home?.wish.notDrawn).toEqual([]);
  if (width) expect(own[0]?.width ?? objectCatalog[object].width).toBeCloseTo(width, 1);
});

test("a gate takes the place of a panel in a fence that is requested with it", () => {
  const { plan } = planHome(roomyHome, ["a fence with a gate"])[0] ?? {};
  const [gate] = plan?.objects.filter(({ object }) => object === "gate") ?? [];
  const nearest = plan?.objects
    .filter(({ object }) => object === "fence-panel")
    .map(({ x, z }) => Math.hypot(x - (gate?.x ?? 99), z - (gate?.z ?? 99)));
  expect(Math.min(...(nearest ?? []))).toBeLessThan(1.6);
  expect(gate?.height).toBe(plan?.objects.find(({ object }) => object === "fence-panel")?.height);
});

test("things in the open show their fronts", () => {
  const shown = [0, 3, 5, 6, 8, 9, 10, 11, 24].flatMap((home) =>
    planHome(home, ["a playhouse", "a swing seat", "a soccer goal"]).flatMap(({ plan }) => plan.objects),
  );
  const open = shown.filter(({ object }) => ["playhouse", "swing-seat", "soccer-goal"].includes(object));
  expect(open.length).toBeGreaterThan(8);
  expect(Math.min(...open.map(({ angle }) => Math.cos(angle)))).toBeGreaterThan(0.7);
});

test("a picnic table brings no other table", () => {
  const { plan } = planHome(roomyHome, ["a picnic table"])[0] ?? {};
  expect(plan?.objects.map(({ object }) => object)).toEqual(["picnic-table"]);
});

test("a coffee table is before the sofa, along it", () => {
  const { plan } = planHome(roomyHome, ["replace the hammock with a proper outdoor sofa and coffee table"])[0] ?? {};
  const find = (name: ObjectName) => plan?.objects.find(({ object }) => object === name);
  const [sofa, table] = [find("sofa"), find("coffee-table")];
  expect(find("hammock")).toBeUndefined();
  expect(table?.angle).toBe(sofa?.angle);
  expect(Math.hypot((table?.x ?? 99) - (sofa?.x ?? 0), (table?.z ?? 99) - (sofa?.z ?? 0))).toBeLessThan(1.3);
});
