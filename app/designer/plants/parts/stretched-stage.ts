import type { Vec3 } from "../../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";
import type { PlantSite } from "./species.ts";

/** By a plant's growth, about its foot. */
export class StretchedStage implements Stage {
  private readonly stage: Stage;
  private readonly site: Pick<PlantSite, "x" | "z" | "growth">;

  constructor(stage: Stage, site: Pick<PlantSite, "x" | "z" | "growth">) {
    this.stage = stage;
    this.site = site;
  }

  addLeaf(leaf: Leaf): void {
    const { spread, tall } = this.site.growth;
    const [x, y, z] = leaf.along;
    this.stage.addLeaf({ ...leaf, center: this.stretch(leaf.center), along: [x * spread, y * tall, z * spread] });
  }

  addTriangle(triangle: Triangle): void {
    const [a, b, c] = triangle.corners;
    this.stage.addTriangle({ ...triangle, corners: [this.stretch(a), this.stretch(b), this.stretch(c)] });
  }

  pixelsPerMetre(z: number): number {
    return this.stage.pixelsPerMetre(z);
  }

  stretch([x, y, z]: Vec3): Vec3 {
    const { growth, ...foot } = this.site;
    return [foot.x + (x - foot.x) * growth.spread, y * growth.tall, foot.z + (z - foot.z) * growth.spread];
  }
}
