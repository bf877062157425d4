import { productOf } from "../../materials/material-product.ts";
import { lengthOfLine } from "../../numeric/simplify-line.ts";
import { type RegionRing, traceRegions } from "../../numeric/trace-regions.ts";
import type { Lens } from "../../photo/scene/scene.ts";
import { cellSize, leftX, nearestZ } from "../../plan/ground/ground-grid.ts";
import { lawnGreen, mostlyGravel } from "../../plan/ground/yard.ts";
import { neighborsIn } from "../../plan/parts/plan-point.ts";
import { toCentimetre } from "../../wording/length-words.ts";
import { findKnowableLengths } from "./find-lengths.ts";
import { groupObjects, groupPlants } from "./group-placements.ts";
import {
  cellArea,
  type GroundLabels,
  keptGround,
  type LabelledGround,
  labelGround,
  type MeasuredPlan,
  type MeasuredYard,
  notGround,
} from "./label-ground.ts";
import type { EdgeCourse, GroundSurface, OutlineRun, PlanGeometry, PlanLine } from "./plan-geometry.ts";

const tolerance = 1.1; // cells
/** Cosine between the outward direction and the line of sight above which ground ends at an upright object. */
const leastFacing = 0.3;
/** Square meters: smaller parts are counted but not drawn. */
const leastDrawn = 0.03;

/**
 * As far as the photo shows the ground, at most 28 m away. Areas are counted in 5 cm squares, lengths are taken along
 * simplified outlines. Deterministic; a tenth of a second.
 */
export function measurePlan(
  plan: MeasuredPlan,
  yard: MeasuredYard,
  lens: Pick<Lens, "scaleUncertainty" | "knownFactor">,
): PlanGeometry {
  const labels = labelGround(plan, yard);
  const rings = traceRegions(labels, tolerance);
  const drawn = rings.filter((ring) => Math.abs(ring.cells) * cellArea >= leastDrawn);
  return {
    version: 1,
    scaleUncertainty: lens.scaleUncertainty,
    ...(lens.knownFactor !== undefined && { knownFactor: lens.knownFactor }),
    surfaces: [...labels.regions].map(([label, ground]) => {
      const own = drawn.filter((ring) => ring.label === label);
      const size = ground.course ? courseSize(ground.course, own, labels) : pathSize(ground);
      return { ...describeSurface(ground, own, yard), ...size };
    }),
    edges: findEdging(plan, labels, drawn),
    outline: findOutline(labels, drawn),
    plants: groupPlants(plan.plants, plan.standIns, plan.locality),
    objects: groupObjects(plan.objects),
    view: { left: nearCorner(yard, 0), right: nearCorner(yard, yard.camera.width) },
    lengths: findKnowableLengths(yard),
  };
}

function describeSurface(ground: LabelledGround, rings: readonly RegionRing[], yard: MeasuredYard): GroundSurface {
  const { kind, material, cells } = ground;
  const area = cells * cellArea;
  const product = material === "keep" ? undefined : productOf(material);
  const surface: GroundSurface = {
    kind,
    material,
    name: product?.label ?? keptName(kind, yard),
    area: Math.round(area * 1000) / 1000,
    ...(product && { depth: product.depth, bedding: product.bedding, loose: product.unit === "m3" }),
    ...(material === "keep" && kind !== "existing-paving" && isGravel(yard) && { isGravel: true }),
    rings: rings.map(({ stretches }) => asLine(stretches.flatMap(({ points }) => points.slice(0, -1)))),
  };
  if (kind === "stepping-stone") surface.pieces = rings.filter((ring) => ring.cells > 0).length;
  return surface;
}

/** Over a strip of width w the mean distance from its middle is w / 4. */
function pathSize({ kind, cells, offMiddle }: LabelledGround): Pick<GroundSurface, "length" | "width"> {
  if (kind !== "path" || offMiddle === 0) return {};
  const width = (4 * offMiddle) / cells;
  return { width: toCentimetre(width), length: toCentimetre((cells * cellArea) / width) };
}

/** The length of a border course where it meets something other than what it surrounds. */
function courseSize(
  course: NonNullable<LabelledGround["course"]>,
  rings: readonly RegionRing[],
  { regions }: GroundLabels,
): Pick<GroundSurface, "length" | "width"> {
  const outer = rings.flatMap(({ stretches }) =>
    stretches.filter(({ right }) => {
      const beyond = regions.get(right);
      return beyond !== undefined && beyond.kind !== course.round && !beyond.course;
    }),
  );
  const cells = outer.reduce((sum, { points }) => sum + lengthOfLine(points), 0);
  return { width: course.width, length: toCentimetre(cells * cellSize) };
}

function isGravel({ gravelShare = 0 }: MeasuredYard): boolean {
  return gravelShare > mostlyGravel;
}

function keptName(kind: GroundSurface["kind"], yard: MeasuredYard): string {
  if (kind === "existing-paving") return "Existing paving, kept";
  if (isGravel(yard)) return "Existing gravel, kept";
  return yard.greenShare > lawnGreen ? "Existing lawn, kept" : "Existing ground, kept";
}

const edgingNames = { steel: "Steel edging", stone: "Edging stones" };

/** Where beds meet open ground. */
function findEdging(
  { materials }: MeasuredPlan,
  { regions }: GroundLabels,
  rings: readonly RegionRing[],
): EdgeCourse[] {
  const { edging } = materials;
  if (edging === "none") return [];
  const open = (label: number) => ["base", "meadow"].includes(regions.get(label)?.kind ?? "");
  const stretches = rings
    .filter((ring) => regions.get(ring.label)?.kind === "bed")
    .flatMap((ring) => ring.stretches.filter(({ right }) => open(right)));
  const cells = stretches.reduce((sum, { points }) => sum + lengthOfLine(points), 0);
  if (cells === 0) return [];
  const lines = stretches.map(({ points }) => asLine(points));
  return [{ kind: edging, name: edgingNames[edging], length: toCentimetre(cells * cellSize), lines }];
}

function findOutline(labels: GroundLabels, rings: readonly RegionRing[]): OutlineRun[] {
  const ends = rings.flatMap(({ stretches }) => stretches.filter(({ right }) => right < labels.firstRegion));
  return ends.flatMap(({ points }) => {
    const sides = neighborsIn(points).map(([from, to]) => ({ from, to, end: endBeside(labels, from, to) }));
    const runs: OutlineRun[] = [];
    for (const [i, { from, to }] of sides.entries()) {
      const end = endAmong(sides, i);
      const last = runs.at(-1);
      if (last?.end === end) last.line.push(...pointOf(to));
      else runs.push({ end, line: asLine([from, to]) });
    }
    return runs;
  });
}

/** Maximum length in cells of a step in a wall's or shadow's line that counts as raggedness. */
const shortSide = 14;

/** A short end between two of the other kind is a step in their line. */
function endAmong(sides: readonly OutlineSide[], at: number): OutlineRun["end"] {
  const side = sides[at];
  if (!side) throw new Error(`there is no side ${at}`);
  const { from, to, end } = side;
  const isShort = Math.hypot(to[0] - from[0], to[1] - from[1]) <= shortSide;
  const [before, after] = [sides[at - 1]?.end, sides[at + 1]?.end];
  const isStep = isShort && before === after && before !== undefined && standing.has(end) && standing.has(before);
  return isStep ? before : end;
}

interface OutlineSide {
  from: Corner;
  to: Corner;
  end: OutlineRun["end"];
}

/** These ends are inferred from the direction of the outline, which raggedness turns. */
const standing: ReadonlySet<OutlineRun["end"]> = new Set(["structure", "hidden"]);

/**
 * To the right of a piece of the outline. Nearer than the rest, an upright object ends the ground; beyond it, or along
 * the line of sight, something merely hides it.
 */
function endBeside({ labels, width }: GroundLabels, from: Corner, to: Corner): OutlineRun["end"] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [rightX, rightZ] = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
  const [column, row] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const beside = Math.floor(row + rightZ * 1.5) * width + Math.floor(column + rightX * 1.5);
  if (labels[beside] === keptGround) return "kept";
  if (labels[beside] !== notGround) return "photo";
  const [x, z] = pointOf([column, row]);
  return (rightX * x + rightZ * z) / Math.hypot(x, z) > leastFacing ? "structure" : "hidden";
}

type Corner = readonly [column: number, row: number];

function asLine(points: readonly Corner[]): PlanLine {
  return points.flatMap(pointOf);
}

function pointOf([column, row]: Corner): [x: number, z: number] {
  return [toCentimetre(leftX + column * cellSize), toCentimetre(nearestZ + row * cellSize)];
}

function nearCorner({ camera }: MeasuredYard, u: number): [x: number, z: number] {
  const [x, z] = camera.groundAt(u, camera.height, [0, 0, 0]);
  return [toCentimetre(x), toCentimetre(z)];
}
