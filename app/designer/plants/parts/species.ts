import type { LinearRgb } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { FlowerColor } from "./flower-palettes.ts";

/** Meters. */
export interface PlantSite {
  x: number;
  z: number;
  /** Factor of the species' usual size: for details whose size is not a share of radius or height. */
  size: number;
  radius: number;
  height: number;
  /** Radians about the vertical, 0 = along x; hedges have a direction. */
  angle: number;
  /** What a climber grows along, from its foot on: a post and a beam. Without it, it grows as a fan. Meters on the plan. */
  support?: readonly Vec3[];
  flowers: readonly LinearRgb[];
  /** Relative number of flowers, 1 = usual: one of a row has just started, another is in full flower; 0 out of season. */
  flowering: number;
  /** Factors that `radius` and `height` already have for its age: a tree branches as it did when it was young. */
  growth: { spread: number; tall: number };
}

/** All randomness comes from `random`: same site and random, same geometry. */
export type Grow = (site: PlantSite, stage: Stage, random: Random) => void;

/**
 * "tall" at the back of a bed, "low" in front, "edge" along its rim, "tree" alone; "hedge" in a row (at most 2 x radius
 * apart, `angle` along it), "meadow" among grass, by the hundred; "vegetable" in rows; "climber" at a wall or arch.
 */
export type PlantRole = "tree" | "tall" | "low" | "edge" | "hedge" | "meadow" | "vegetable" | "climber";

/** Where a plant grows wild; garden plants and those of other continents have none. */
export type Region = "north-america" | "europe";

export interface Invasiveness {
  /** Its common name there, capitalized. */
  name: string;
  /** State laws on its sale; absent if no state limits it. */
  sale?: "banned" | "restricted";
  /** Whose law that is, within a sentence; absent for states in general. */
  where?: string;
  /** What a nursery sells instead: "ninebark". */
  instead: string;
}

export interface Species {
  commonName: string;
  botanicalName: string;
  /** Meters when mature, and between plants when planting. */
  matureHeight: number;
  matureSpread: number;
  spacing: number;
  evergreen: boolean;
  /** Source: USDA PLANTS database, Kew's Plants of the World Online. */
  nativeTo?: readonly Region[];
  /**
   * On a state's list of noxious or prohibited plants, or ranked a severe threat by a regional council. Drawn if the
   * customer names it, never chosen otherwise.
   */
  invasiveInUs?: Invasiveness;
  role: PlantRole;
  /** Meters at size 1, as drawn some years after planting: for placing and for what it hides. */
  radius: number;
  height: number;
  /** Colors its flowers come in, the usual first; absent if flowers are not part of its appearance. */
  blooms?: readonly [FlowerColor, ...FlowerColor[]];
  grow: Grow;
}
