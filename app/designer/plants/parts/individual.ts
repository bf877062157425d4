import type { LinearRgb } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";

/** What makes one plant of a kind differ from its neighbour: how it leans and what its green tends to. */
export interface Individual {
  /** Metres its top moves to the right and away, for each metre of height. */
  leanX: number;
  leanZ: number;
  tint: LinearRgb;
}

/** Chooses how one plant differs; `freedom` 0..1 is how far it may stray. */
export function chooseIndividual(freedom: number, random: Random): Individual {
  const light = 1 + 0.2 * freedom * (random() - 0.5);
  const warmth = 0.16 * freedom * (random() - 0.5);
  return {
    leanX: 0.22 * freedom * (random() - 0.5),
    leanZ: 0.22 * freedom * (random() - 0.5),
    tint: [light * (1 + warmth), light, light * (1 - warmth)],
  };
}

/** Passes geometry on to a stage, leaning and tinted. */
export class IndividualStage implements Stage {
  private readonly stage: Stage;
  private readonly individual: Individual;

  constructor(stage: Stage, individual: Individual) {
    this.stage = stage;
    this.individual = individual;
  }

  addLeaf(leaf: Leaf): void {
    const { tint } = this.individual;
    const [r, g, b] = leaf.colour;
    // A stem is many leaves end to end: they stay joined only if each leans as their middles do.
    this.stage.addLeaf({
      ...leaf,
      centre: this.lean(leaf.centre),
      along: this.lean(leaf.along),
      colour: [r * tint[0], g * tint[1], b * tint[2]],
    });
  }

  addTriangle(triangle: Triangle): void {
    const [a, b, c] = triangle.corners;
    this.stage.addTriangle({ ...triangle, corners: [this.lean(a), this.lean(b), this.lean(c)] });
  }

  pixelsPerMetre(z: number): number {
    return this.stage.pixelsPerMetre(z);
  }

  private lean([x, y, z]: Vec3): Vec3 {
    return [x + this.individual.leanX * y, y, z + this.individual.leanZ * y];
  }
}
