import { expect, test } from "vitest";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { measurePlan } from "../quantities/measure-plan.ts";
import { pointsOf } from "../quantities/plan-geometry.ts";
import { scaleOf } from "../quantities/take-off.ts";
import { drawDxf } from "./draw-dxf.ts";

const geometry = measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 });

interface Entity {
  type: string;
  values: Map<number, string[]>;
}

/** Group codes of each object of the file. */
function entitiesOf(dxf: string): Entity[] {
  const lines = dxf.split("\n");
  const entities: Entity[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value = ""] = [Number(lines[i]), lines[i + 1]];
    if (code === 0) entities.push({ type: value, values: new Map() });
    const values = entities.at(-1)?.values;
    values?.set(code, [...(values.get(code) ?? []), value]);
  }
  return entities;
}

const layerOf = ({ values }: Entity) => values.get(8)?.[0];

function lengthOf({ values }: Entity): number {
  const [xs, ys] = [10, 20].map((code) => (values.get(code) ?? []).map(Number));
  return (xs ?? []).reduce((sum, x, i) => {
    const [before, y, yBefore] = [xs?.[i - 1], ys?.[i], ys?.[i - 1]];
    return before === undefined ? sum : sum + Math.hypot(x - before, (y ?? 0) - (yBefore ?? 0));
  }, 0);
}

test("every handle is used once, and none is above the seed", () => {
  const dxf = drawDxf(geometry, scaleOf(geometry), "A plan");
  const objects = entitiesOf(dxf).filter(({ type }) => !["SECTION", "ENDSEC", "ENDTAB", "EOF"].includes(type));
  const handles = objects.map(({ type, values }) => values.get(type === "DIMSTYLE" ? 105 : 5)?.at(0));
  expect(handles).not.toContain(undefined);
  expect(new Set(handles).size).toBe(handles.length);
  const seed = Number.parseInt(/\$HANDSEED\n5\n(\w+)/.exec(dxf)?.[1] ?? "", 16);
  expect(seed).toBeGreaterThan(Math.max(...handles.map((handle) => Number.parseInt(handle ?? "", 16))));
});

test.each([
  ["m", 1, 6],
  ["ft", 1 / 0.3048, 2],
] as const)(
  "in %s, lengths are those of the plan and plants are counted by their blocks",
  (unit, perMeter, insUnits) => {
    const dxf = drawDxf(geometry, scaleOf(geometry, { factor: 1.5 }, unit), "A plan");
    expect(dxf).toContain(`$INSUNITS\n70\n${insUnits}\n`);
    const entities = entitiesOf(dxf);
    const edging = entities.filter((one) => one.type === "LWPOLYLINE" && layerOf(one) === "EDGING");
    const drawn = edging.reduce((sum, one) => sum + lengthOf(one), 0);
    const measured = geometry.edges.reduce((sum, { length }) => sum + length, 0);
    expect(measured).toBeGreaterThan(3);
    expect(drawn / (measured * 1.5 * perMeter)).toBeCloseTo(1, 2);
    const inserts = entities.filter(({ type }) => type === "INSERT");
    expect(inserts.filter(({ values }) => values.get(2)?.[0] === "PLANT-1")).toHaveLength(10);
    // A plant keeps its size when the scale is corrected; the 4 m of the patio do not.
    const [, , radius = 0] = geometry.plants[0]?.at[0] ?? [];
    expect(Number(inserts[0]?.values.get(41)?.[0])).toBeCloseTo(radius * perMeter, 2);
    const patio = geometry.surfaces.find(({ kind }) => kind === "patio");
    const xs = pointsOf(patio?.rings[0] ?? []).map(([x]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(3);
    expect(entities.some((one) => one.type === "TEXT" && layerOf(one) === "DIMENSIONS")).toBe(true);
  },
);

test("words cannot end their line or begin another group", () => {
  const dxf = drawDxf(geometry, scaleOf(geometry), "Yard\n0\nEOF\n%%c");
  expect(dxf.match(/\n0\nEOF\n/g)).toHaveLength(1);
  expect(dxf).toContain("Yard 0 EOF % %c");
});
