import type { Before, Laid, PlacedThing, PlanFromAbove } from "../plan-from-above.ts";

/** What a letter of a drawn plan was before, and what is laid there. */
const letters: Record<string, readonly [Before, Laid?]> = {
  " ": ["unseen"],
  "#": ["none"],
  ".": ["lawn"],
  d: ["driveway"],
  v: ["paving"],
  B: ["lawn", { kind: "bed", change: "bed" }],
  L: ["lawn", { kind: "base", change: "lawn" }],
  P: ["lawn", { kind: "patio", change: "paving" }],
  p: ["lawn", { kind: "path", change: "paving" }],
};

/** For tests: one letter per half meter, farthest row first; the viewer is at [0, 0] below its left corner. */
export function drawnPlan(drawing: string, more: Partial<PlanFromAbove> = {}): PlanFromAbove {
  const rows = drawing
    .split("\n")
    .filter((row) => row !== "")
    .reverse();
  const side = Math.max(rows.length, ...rows.map((row) => row.length));
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const own = letters[rows[Math.floor(cell / side)]?.[cell % side] ?? " "];
    if (!own) throw new Error("the drawing has an unknown letter");
    return own;
  });
  return {
    side,
    step: 0.5,
    left: 0,
    near: 0,
    before: cells.map(([before]) => before),
    laid: cells.map(([, laid]) => laid),
    things: [],
    doors: [],
    toHouse: (_, z) => rows.length / 2 - z,
    pathEnds: [],
    lacks: [],
    ...more,
  };
}

export function thingAt(what: PlacedThing["what"], x: number, z: number, radius = 0.4, height = 1): PlacedThing {
  return { what, x, z, height, discs: [{ x, z, radius }] };
}
