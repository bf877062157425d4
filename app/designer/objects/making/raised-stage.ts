import type { Vec3 } from "../../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";

/** `rise` meters higher: for ground plants in a bed or pot. */
export class RaisedStage implements Stage {
  readonly moment: Stage["moment"];
  private readonly stage: Stage;
  private readonly rise: number;

  constructor(stage: Stage, rise: number) {
    this.stage = stage;
    this.moment = stage.moment;
    this.rise = rise;
  }

  addLeaf(leaf: Leaf): void {
    this.stage.addLeaf({ ...leaf, center: this.lift(leaf.center) });
  }

  addTriangle(triangle: Triangle): void {
    const { corners, block } = triangle;
    const [a, b, c] = corners;
    this.stage.addTriangle({
      ...triangle,
      corners: [this.lift(a), this.lift(b), this.lift(c)],
      block: block && { ...block, center: this.lift(block.center) },
    });
  }

  pixelsPerMetre(z: number): number {
    return this.stage.pixelsPerMetre(z);
  }

  private lift([x, y, z]: Vec3): Vec3 {
    return [x, y + this.rise, z];
  }
}
