import { noise } from "../../numeric/noise.ts";
import { lerp, smoothstep } from "../../numeric/scalar.ts";
import type { PlanMaterials } from "../../plan/parts/plan.ts";
import type { CoveringKind, SurfaceMap } from "../../plan/surfaces/surface-map.ts";
import { kindIndex } from "../look/drawn-kind.ts";

/** Meters by which grass hangs over the edge of paving, gravel and beds. */
const mostOverhang = 0.035;
/** Meters by which single blades reach farther, where freshly cut and where creeping in. */
const creep = { least: 0.02, most: 0.12 };
/** Meters from a bed within which its mulch is scattered. */
const farthestSpilled = 0.12;

/** No lawn or bed ends in a clean line. Methods refer to the point last queried from the surfaces. */
export class GroundBorders {
  private readonly surfaces: Pick<SurfaceMap, "hit">;
  private readonly materials: PlanMaterials;
  private readonly kinds: Readonly<Record<CoveringKind, number>>;

  constructor(
    surfaces: Pick<SurfaceMap, "hit">,
    materials: PlanMaterials,
    kinds: Readonly<Record<CoveringKind, number>>,
  ) {
    this.surfaces = surfaces;
    this.materials = materials;
    this.kinds = kinds;
  }

  /** `laid`, or a neighbor that spills over it. */
  strayed(laid: CoveringKind, x: number, z: number): CoveringKind {
    if (this.isOvergrown(laid, x, z)) return "base";
    return this.isSpilledOn(laid, x, z) ? "bed" : laid;
  }

  /** Of new lawn blades: 1 at the lawn's edge, 0 beyond their reach. */
  creepOver(laid: CoveringKind, x: number, z: number): number {
    if (this.materials.base !== "lawn") return 0;
    const inside = this.toRim(laid);
    if (inside > creep.most) return 0;
    const wild = smoothstep(0.4, 0.75, noise(x * 1.7, z * 1.7, 210) * 0.65 + noise(x * 6, z * 6, 215) * 0.35);
    return Math.max(0, 1 - inside / lerp(creep.least, creep.most, wild));
  }

  private isOvergrown(kind: CoveringKind, x: number, z: number): boolean {
    if (this.materials.base !== "lawn") return false;
    const inside = this.toRim(kind);
    if (inside > mostOverhang) return false;
    // Tufts, with single blades at their ends; coarser tufts would look bitten off.
    const tuft =
      noise(x * 9, z * 9, 211) * 0.4 + noise(x * 60, z * 60, 212) * 0.25 + noise(x * 240, z * 240, 213) * 0.35;
    return inside < mostOverhang * smoothstep(0.35, 0.8, tuft);
  }

  private isSpilledOn(kind: CoveringKind, x: number, z: number): boolean {
    const { toBed, toPatio, toPath } = this.surfaces.hit;
    if (this.materials.edging !== "none" || kind === "bed" || kind === "creek" || kind === "existing-paving")
      return false;
    if (toBed <= 0 || toBed > farthestSpilled) return false;
    // Paving is laid over beds, so deep inside it the edge of a bed is buried.
    if (kind === "patio" && -toPatio > farthestSpilled) return false;
    if (kind === "path" && -toPath > farthestSpilled) return false;
    return noise(x * 46, z * 46, 214) > 0.72 + (0.28 * toBed) / farthestSpilled;
  }

  /** Grass hangs over no raised or edged surface. */
  private toRim(kind: CoveringKind): number {
    const { toPatio, toPath, toBed, toStone } = this.surfaces.hit;
    if (kind === "stepping-stone") return -toStone;
    if (kind === "bed") return this.materials.edging === "none" ? -toBed : Number.POSITIVE_INFINITY;
    if (kind !== "patio" && kind !== "path") return Number.POSITIVE_INFINITY;
    if (this.kinds[kind] === kindIndex.wood) return Number.POSITIVE_INFINITY;
    return kind === "patio" ? -toPatio : -toPath;
  }
}
