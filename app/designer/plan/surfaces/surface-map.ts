import type { Yard } from "../ground/yard.ts";
import type { Plan, SurfaceHit, SurfaceKind } from "../parts/plan.ts";

/** What lies at a point of the ground: the plan's surfaces, or paving that was there before. */
export type GroundKind = SurfaceKind | "existing-paving";

/** Answers what lies where; existing paving wins over the plan. */
export class SurfaceMap {
  /** Distances at the point last asked for; meaningless on existing paving. */
  readonly hit: SurfaceHit = {
    kind: "base",
    toPatio: 9,
    toPath: 9,
    toBed: 9,
    toStone: 9,
    toCreek: 9,
    pathAlong: 0,
    pathAcross: 0,
    patioEdgeAlong: 0,
  };
  private readonly plan: Pick<Plan, "surfaceAt" | "materials">;
  private readonly yard: Pick<Yard, "paving" | "pavingAt">;

  constructor(plan: Pick<Plan, "surfaceAt" | "materials">, yard: Pick<Yard, "paving" | "pavingAt">) {
    this.plan = plan;
    this.yard = yard;
  }

  /** `x`, `z` metres on the plan; `u`, `v` the pixel that shows the point. */
  kindAt(x: number, z: number, u: number, v: number): GroundKind {
    const removed = this.plan.materials.existingPaving === "removed";
    if (this.yard.paving && !removed && this.yard.pavingAt(u, v) > 0.5) return "existing-paving";
    return this.plan.surfaceAt(x, z, this.hit).kind;
  }
}
