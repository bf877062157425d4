import type { LinearRgb } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";

export interface Individual {
  /** Meters its top moves to the right and away, per meter of height. */
  leanX: number;
  leanZ: number;
  /** Factors on its extent along x, along z and of either into the other: no plant is equally broad in all directions. */
  wideX: number;
  wideZ: number;
  skew: number;
  tall: number;
  tint: LinearRgb;
}

/** Maximum deviation from round, and from the species' height, for a free plant; shares either way. */
const outOfRound = 0.17;
const offHeight = 0.13;

export function chooseIndividual(freedom: number, random: Random): Individual {
  const light = 1 + 0.26 * freedom * (random() - 0.5);
  const warmth = 0.2 * freedom * (random() - 0.5);
  const [stretch, skew] = [2 * random() - 1, 2 * random() - 1];
  return {
    leanX: 0.28 * freedom * (random() - 0.5),
    leanZ: 0.28 * freedom * (random() - 0.5),
    wideX: 1 + outOfRound * freedom * stretch,
    wideZ: 1 - outOfRound * freedom * stretch,
    skew: 0.7 * outOfRound * freedom * skew,
    tall: 1 + offHeight * freedom * (2 * random() - 1),
    tint: [light * (1 + warmth), light, light * (1 - warmth)],
  };
}

export class IndividualStage implements Stage {
  readonly moment: Stage["moment"];
  private readonly stage: Stage;
  private readonly individual: Individual;
  private readonly foot: Vec3;

  constructor(stage: Stage, individual: Individual, x: number, z: number) {
    this.stage = stage;
    this.moment = stage.moment;
    this.individual = individual;
    const [movedX, , movedZ] = this.turn([x, 0, z]);
    this.foot = [x - movedX, 0, z - movedZ];
  }

  addLeaf(leaf: Leaf): void {
    const { tint } = this.individual;
    const [r, g, b] = leaf.color;
    // A stem is many leaves end to end: they stay joined only if each moves like their middles.
    this.stage.addLeaf({
      ...leaf,
      center: this.move(leaf.center),
      along: this.turn(leaf.along),
      color: [r * tint[0], g * tint[1], b * tint[2]],
    });
  }

  addTriangle(triangle: Triangle): void {
    const [a, b, c] = triangle.corners;
    this.stage.addTriangle({ ...triangle, corners: [this.move(a), this.move(b), this.move(c)] });
  }

  pixelsPerMetre(z: number): number {
    return this.stage.pixelsPerMetre(z);
  }

  private move(point: Vec3): Vec3 {
    const [x, y, z] = this.turn(point);
    return [x + this.foot[0], y, z + this.foot[2]];
  }

  private turn([x, y, z]: Vec3): Vec3 {
    const { leanX, leanZ, wideX, wideZ, skew, tall } = this.individual;
    return [wideX * x + skew * z + leanX * y, tall * y, wideZ * z + skew * x + leanZ * y];
  }
}
