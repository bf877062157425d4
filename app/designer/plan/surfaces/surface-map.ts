import { likely, type Yard } from "../ground/yard.ts";
import { createSurfaceHit, type Plan, type SurfaceHit, type SurfaceKind } from "../parts/plan.ts";

export type CoveringKind = SurfaceKind | "existing-paving";

/** Existing paving wins over the plan. */
export class SurfaceMap {
  /** Distances at the last queried point; meaningless on existing paving. */
  readonly hit: SurfaceHit = createSurfaceHit();
  /** Whether paving was removed at the last queried point. */
  isFreed = false;
  private readonly plan: Pick<Plan, "surfaceAt" | "materials" | "isFreed">;
  private readonly yard: Pick<Yard, "paving" | "pavingAt">;

  constructor(plan: Pick<Plan, "surfaceAt" | "materials" | "isFreed">, yard: Pick<Yard, "paving" | "pavingAt">) {
    this.plan = plan;
    this.yard = yard;
  }

  /** `x`, `z` meters on the plan; `u`, `v` the pixel that shows the point. */
  kindAt(x: number, z: number, u: number, v: number): CoveringKind {
    this.isFreed = this.plan.isFreed?.(x, z) === true;
    const removed = this.isFreed || this.plan.materials.existingPaving === "removed";
    if (this.yard.paving && !removed && this.yard.pavingAt(u, v) > likely) return "existing-paving";
    return this.plan.surfaceAt(x, z, this.hit).kind;
  }

  /** Of the ground between all that is laid, at the last queried point. */
  get base(): Plan["materials"]["base"] {
    const { base, freed = "keep" } = this.plan.materials;
    return this.isFreed && base === "keep" ? freed : base;
  }

  isNewAt(x: number, z: number, u: number, v: number): boolean {
    const kind = this.kindAt(x, z, u, v);
    const { existingPaving } = this.plan.materials;
    if (kind === "base") return this.base !== "keep";
    return kind !== "existing-paving" || existingPaving !== "keep";
  }
}
