import { describe, expect, test } from "vitest";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { readStoredPlan } from "./read-stored-plan.ts";

const geometry = measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 });
const wish = { understood: ["lavender along the fence"], notDrawn: ["hot tub"], remark: "The house stays as it is." };
/** Fields that older plans lack. */
const missingFields = { leftOut: [], keeps: [], told: [], notUnderstood: [] };

describe("the words", () => {
  test("tell how the wish was read, and what found no room and was added", () => {
    const fields = { noRoom: ["dining set"], suggested: "a bench", movedToo: ["the pond"], unchanged: true };
    const { title, wish: told } = readStoredPlan({ title: "Green", wish, ...fields });
    expect({ title, told }).toEqual({ title: "Green", told: { ...wish, ...missingFields, ...fields } });
    expect(readStoredPlan({ wish: { understood: [], notDrawn: [] } }).wish).toEqual({
      ...missingFields,
      understood: [],
      notDrawn: [],
      noRoom: [],
    });
  });

  test("a design says why it is as it is, and which composition", () => {
    const fields = { reason: "A curved path leads to the patio.", composition: 3 };
    expect(readStoredPlan(fields)).toMatchObject(fields);
    expect(readStoredPlan({ reason: "", composition: -1 })).toMatchObject({
      reason: undefined,
      composition: undefined,
    });
  });

  test.each([null, undefined, 7, "plan", { title: "Green" }, { wish: { understood: "all" } }, { wish: null }])(
    "a plan that does not tell of the wish: %j",
    (plan) => {
      expect(readStoredPlan(plan).wish).toBeUndefined();
    },
  );

  test("the unit is known even where the wish is not", () => {
    expect(readStoredPlan({ wish: { unit: "ft" } })).toEqual({ unit: "ft" });
    expect(readStoredPlan({ wish: { ...wish, unit: "furlong" } }).unit).toBeUndefined();
  });
});

describe("the geometry", () => {
  test("comes back as it was measured and stored", () => {
    const stored: unknown = JSON.parse(JSON.stringify({ title: "Green", geometry }));
    expect(readStoredPlan(stored).geometry).toEqual(geometry);
  });

  test("holds materials, plants and things that no catalogue knows any more", () => {
    const [surface] = geometry.surfaces;
    const of1990 = { ...geometry, surfaces: [{ ...surface, material: "railway-sleepers", name: "Railway sleepers" }] };
    expect(readStoredPlan({ geometry: of1990 }).geometry).toEqual(of1990);
  });

  test.each([
    ["of another version", { ...geometry, version: 2 }],
    ["without a version", { ...geometry, version: undefined }],
    ["with a line of words", { ...geometry, outline: [{ end: "photo", line: ["0", "1"] }] }],
    ["cut short", { version: 1, scaleUncertainty: 0.3 }],
  ])("%s is none; the title stays", (_, broken) => {
    expect(readStoredPlan({ title: "Green", geometry: broken })).toEqual({ title: "Green" });
  });
});
