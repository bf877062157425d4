import type { MaterialName } from "../../materials/catalog.ts";
import type { LabelGrid } from "../../numeric/trace-regions.ts";
import { cellSize, cellX, cellZ, gridSide } from "../../plan/ground/ground-grid.ts";
import { likely, type Yard } from "../../plan/ground/yard.ts";
import { pathBorderWidth, patioBorderWidth } from "../../plan/parts/border-courses.ts";
import type { Plan } from "../../plan/parts/plan.ts";
import { type CoveringKind, SurfaceMap } from "../../plan/surfaces/surface-map.ts";
import type { GroundSurface } from "./plan-geometry.ts";
import { smoothRim } from "./smooth-rim.ts";

export type MeasuredPlan = Pick<Plan, "materials" | "plants" | "objects" | "surfaceAt"> &
  Partial<Pick<Plan, "standIns" | "locality" | "isFreed">>;
export type MeasuredYard = Pick<
  Yard,
  "camera" | "groundAt" | "kindAt" | "pavingAt" | "paving" | "greenShare" | "gravelShare" | "doors"
>;

/** 0 is outside the photo. Kept ground is a driveway, a street, a pool. */
export const notGround = 1;
export const keptGround = 2;
const firstRegion = 3;

export interface LabelledGround {
  kind: GroundSurface["kind"];
  material: MaterialName | "lawn" | "keep";
  cells: number;
  offMiddle: number;
  course?: { round: "patio" | "path"; width: number };
}

export interface GroundLabels extends LabelGrid {
  regions: ReadonlyMap<number, LabelledGround>;
}

export const cellArea = cellSize * cellSize;

/** Every 5 cm square of the plan whose middle the photo shows. */
export function labelGround(plan: MeasuredPlan, yard: MeasuredYard): GroundLabels {
  const labels = findGround(yard);
  const surfaces = new SurfaceMap(plan, yard);
  const regions = new Map<number, LabelledGround>();
  const labelOf = new Map<string, number>();
  let last: LabelledGround | undefined;
  let label = 0;
  const seen: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < gridSide; row++)
    for (let column = 0; column < gridSide; column++) {
      const cell = row * gridSide + column;
      if ((labels[cell] ?? 0) < firstRegion) continue;
      const x = cellX(column);
      const z = cellZ(row);
      const [u, v] = yard.camera.project(x, 0, z, seen);
      const kind = surfaces.kindAt(x, z, u, v);
      const ground = groundOf(plan, kind, surfaces);
      // Neighboring cells nearly always have the same ground.
      if (!last || !isSame(last, ground)) {
        const key = `${ground.kind} ${ground.material} ${ground.course?.round}`;
        label = labelOf.get(key) ?? firstRegion + labelOf.size;
        labelOf.set(key, label);
        last = regions.get(label) ?? { ...ground, cells: 0, offMiddle: 0 };
        regions.set(label, last);
      }
      labels[cell] = label;
      last.cells++;
      if (kind === "path") last.offMiddle += Math.abs(surfaces.hit.pathAcross);
    }
  return { width: gridSide, height: gridSide, labels, firstRegion, regions };
}

function findGround({ camera, groundAt, kindAt }: MeasuredYard): Uint8Array {
  const labels = new Uint8Array(gridSide * gridSide);
  const seen: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < gridSide; row++)
    for (let column = 0; column < gridSide; column++) {
      const [u, v, depth] = camera.project(cellX(column), 0, cellZ(row), seen);
      if (!camera.isInPicture(u, v, depth)) continue;
      const other = kindAt(u, v) === "none" ? notGround : keptGround;
      labels[row * gridSide + column] = groundAt(u, v) > likely ? firstRegion : other;
    }
  smoothRim({ width: gridSide, height: gridSide, labels, firstRegion }, { kept: keptGround, none: notGround });
  return labels;
}

function isSame(one: Covering, other: Covering): boolean {
  return one.kind === other.kind && one.material === other.material && one.course?.round === other.course?.round;
}

type Covering = Pick<LabelledGround, "kind" | "material" | "course">;

/** The same choice of material as in the painter of the picture. */
function groundOf({ materials }: MeasuredPlan, kind: CoveringKind, { base, hit }: SurfaceMap): Covering {
  switch (kind) {
    case "base":
      return { kind, material: base };
    case "existing-paving":
      return { kind, material: materials.existingPaving === "removed" ? "keep" : materials.existingPaving };
    case "patio":
      if (materials.patioBorder && hit.toPatio > -patioBorderWidth)
        return { kind: "border", material: materials.patioBorder, course: { round: kind, width: patioBorderWidth } };
      return { kind, material: materials.patio };
    case "path":
      if (materials.pathBorder && hit.toPath > -pathBorderWidth)
        return { kind: "border", material: materials.pathBorder, course: { round: kind, width: pathBorderWidth } };
      return { kind, material: materials.path };
    case "stepping-stone":
      return { kind, material: materials.steppingStone };
    default:
      return { kind, material: materials[kind] };
  }
}
