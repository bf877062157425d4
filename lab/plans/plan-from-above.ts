import type { ObjectName } from "../../app/designer/objects/catalog.ts";
import { type GroundKind, isOpenKind, keptKinds } from "../../app/designer/photo/scene/scene.ts";
import { distanceToHouse, readSurroundings } from "../../app/designer/plan/ground/surroundings.ts";
import { likely, type Yard } from "../../app/designer/plan/ground/yard.ts";
import { type Disc, footprintOf, heightOf } from "../../app/designer/plan/parts/footprint.ts";
import type { Plan, PlanMaterials } from "../../app/designer/plan/parts/plan.ts";
import { type CoveringKind, SurfaceMap } from "../../app/designer/plan/surfaces/surface-map.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../app/designer/plants/catalog.ts";
import type { GroundChange } from "./yard-wishes.ts";

/** What the photo shows at a place: "unseen" is outside the picture, "none" is no ground. */
export type Before = GroundKind | "unseen";

export interface Laid {
  kind: CoveringKind;
  change: GroundChange;
}

/** Meters. */
export interface PlacedThing {
  what: ObjectName | SpeciesName;
  x: number;
  z: number;
  height: number;
  discs: readonly Disc[];
}

/** In meters, on a square grid of cells. */
export interface PlanFromAbove {
  side: number;
  /** Meters: of a cell, and the corner of the first one. */
  step: number;
  left: number;
  near: number;
  before: readonly Before[];
  /** Undefined where the ground stays. */
  laid: readonly (Laid | undefined)[];
  things: readonly PlacedThing[];
  doors: readonly (readonly [x: number, z: number])[];
  toHouse(x: number, z: number): number;
  /** The first and the last visible point of the path. */
  pathEnds: readonly (readonly [x: number, z: number])[];
  /** What the plan itself reports as different from the request. */
  lacks: readonly string[];
}

const frame = { side: 280, step: 0.1, left: -14, near: 0.3 };

export function seeFromAbove(plan: Plan, yard: Yard): PlanFromAbove {
  const { side } = frame;
  const before: Before[] = [];
  const laid: (Laid | undefined)[] = [];
  const surfaces = new SurfaceMap(plan, yard);
  const path: { along: number; at: readonly [number, number] }[] = [];
  for (let cell = 0; cell < side * side; cell++) {
    const [x, z] = middleOf(frame, cell);
    const [u, v, depth] = yard.camera.project(x, 0, z, [0, 0, 0]);
    const ground = yard.camera.isInPicture(u, v, depth) ? groundBefore(yard, u, v) : "unseen";
    before.push(ground);
    if (ground === "unseen" || !isOpenKind(ground)) {
      laid.push(undefined);
      continue;
    }
    const kind = surfaces.kindAt(x, z, u, v);
    if (kind === "path" || kind === "stepping-stone") path.push({ along: surfaces.hit.pathAlong, at: [x, z] });
    const change = changeOf(kind, plan.materials);
    laid.push(change && { kind, change });
  }
  const surroundings = readSurroundings(yard);
  const things = [...plan.objects.map(placeObject), ...plan.plants.filter(({ support }) => !support).map(placePlant)];
  path.sort((one, other) => one.along - other.along);
  return {
    ...frame,
    before,
    laid: coverGround(laid, before, things),
    things,
    doors: yard.doors
      .filter(({ isSupposed }) => !isSupposed)
      .map(({ from, to }) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const),
    toHouse: (x, z) => (surroundings.houseAhead ? distanceToHouse(surroundings, x, z) : z),
    pathEnds: [path[0], path.at(-1)].flatMap((end) => (end ? [end.at] : [])),
    lacks: plan.summary.noRoom,
  };
}

/** Meters. */
export function middleOf(
  { side, step, left, near }: Pick<PlanFromAbove, "side" | "step" | "left" | "near">,
  cell: number,
): [x: number, z: number] {
  return [left + ((cell % side) + 0.5) * step, near + (Math.floor(cell / side) + 0.5) * step];
}

/** Cells whose middle is within `reach` of the disc. */
export function forCellsIn(
  { side, step, left, near }: Pick<PlanFromAbove, "side" | "step" | "left" | "near">,
  { x, z, radius }: Disc,
  visit: (cell: number) => void,
): void {
  const indicesOf = (from: number, to: number, start: number) => {
    const [first, last] = [Math.floor((from - start) / step), Math.ceil((to - start) / step)];
    return [Math.max(0, first), Math.min(side - 1, last)] as const;
  };
  const [firstRow, lastRow] = indicesOf(z - radius, z + radius, near);
  const [firstColumn, lastColumn] = indicesOf(x - radius, x + radius, left);
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const off = Math.hypot(left + (column + 0.5) * step - x, near + (row + 0.5) * step - z);
      // A post between the middles of cells takes the nearest ones.
      if (off <= Math.max(radius, step * 0.75)) visit(row * side + column);
    }
}

function groundBefore(yard: Yard, u: number, v: number): GroundKind {
  const kind = yard.kindAt(u, v);
  if (keptKinds.has(kind)) return kind;
  if (yard.groundAt(u, v) <= likely) return "none";
  if (yard.pavingAt(u, v) > likely) return "paving";
  return kind === "none" ? "soil" : kind;
}

/** Undefined where the ground stays. */
export function changeOf(kind: CoveringKind, materials: PlanMaterials): GroundChange | undefined {
  if (kind === "base") return changeBy(materials.base);
  if (kind === "existing-paving") return materials.existingPaving === "keep" ? undefined : "paving";
  if (kind === "bed" || kind === "meadow") return kind;
  return kind === "creek" ? "gravel" : "paving";
}

function changeBy(material: PlanMaterials["base"]): GroundChange | undefined {
  if (material === "keep") return undefined;
  if (/^(?:gravel|raked)/.test(material)) return "gravel";
  if (/^(?:mulch|soil|moss|thyme)/.test(material)) return "bed";
  return material === "lawn" ? "lawn" : material === "meadow" ? "meadow" : "paving";
}

const waters = /^(?:pond|pool|lap-pool|plunge-pool|kidney-pool|fountain)$/;

/** Water and hedges are no surfaces of a plan. */
function coverGround(
  laid: readonly (Laid | undefined)[],
  before: readonly Before[],
  things: readonly PlacedThing[],
): (Laid | undefined)[] {
  const covered = [...laid];
  for (const { what, discs } of things) {
    const change = waters.test(what) ? "water" : roleOf(what) === "hedge" ? "hedge" : undefined;
    if (!change) continue;
    for (const disc of discs)
      forCellsIn(frame, disc, (cell) => {
        const ground = before[cell] ?? "unseen";
        if (ground !== "unseen" && isOpenKind(ground)) covered[cell] = { kind: laid[cell]?.kind ?? "base", change };
      });
  }
  return covered;
}

/** Undefined for objects. */
export function roleOf(what: PlacedThing["what"]): string | undefined {
  return isSpecies(what) ? speciesCatalog[what].role : undefined;
}

function placeObject(own: Plan["objects"][number]): PlacedThing {
  return { what: own.object, x: own.x, z: own.z, height: heightOf(own), discs: footprintOf(own) };
}

/** Meters of a trunk, and the share of its spread up to which a plant is dense. By eye. */
const trunk = 0.2;
const dense = 0.8;

function placePlant({ species, x, z, size }: Plan["plants"][number]): PlacedThing {
  const { role, radius, height } = speciesCatalog[species];
  return {
    what: species,
    x,
    z,
    height: height * size,
    discs: [{ x, z, radius: role === "tree" ? trunk : radius * size * dense }],
  };
}
