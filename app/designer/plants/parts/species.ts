import type { LinearRgb } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { FlowerColour } from "./flower-palettes.ts";

/** Where one plant stands and how large this one is; metres. */
export interface PlantSite {
  x: number;
  z: number;
  /** Factor of the species' usual size: for details whose size is not a share of radius or height. */
  size: number;
  radius: number;
  height: number;
  /** Radians about the vertical, 0 = along x: what has a direction is a hedge. */
  angle: number;
  /** What a climber grows along, from its foot on: a post and a beam. Without it, it stands as a fan. Metres on the plan. */
  support?: readonly Vec3[];
  /** Tones of its flowers. */
  flowers: readonly LinearRgb[];
  /** How many flowers it bears, 1 = as many as is usual: one of a row has hardly begun, another is in full flower. */
  flowering: number;
}

/** Puts one plant on the stage. All chance comes from `random`: same site and random, same geometry. */
export type Grow = (site: PlantSite, stage: Stage, random: Random) => void;

/**
 * Its place in a design. "tall" stands at the back of a bed, "low" in front, "edge" along its rim, "tree" alone;
 * "hedge" in a row with its neighbours (2 x radius apart at most, `angle` along the row), "meadow" among grass, by
 * the hundred; "vegetable" in rows; "climber" at a wall, trellis or arch.
 */
export type PlantRole = "tree" | "tall" | "low" | "edge" | "hedge" | "meadow" | "vegetable" | "climber";

/** Where a plant grows wild; plants of gardens only, and those of other continents, name none. */
export type Region = "north-america" | "europe";

/** A plant that spreads into the wild where it is no native. */
export interface Invasiveness {
  /** What it is commonly called there, at the beginning of a sentence. */
  name: string;
  /** What the law of some states says of selling it; absent where none of them limits it. */
  sale?: "banned" | "restricted";
  /** What a nursery sells in its place: "ninebark". */
  instead: string;
}

/** One kind of plant: what a list says about it, how large it is drawn, and how it is grown. */
export interface Species {
  commonName: string;
  botanicalName: string;
  /** Metres when grown up, and from plant to plant when planting. */
  matureHeight: number;
  matureSpread: number;
  spacing: number;
  /** Whether it keeps its leaves in winter. */
  evergreen: boolean;
  /** Source: USDA PLANTS database, Kew's Plants of the World Online. */
  nativeTo?: readonly Region[];
  /**
   * In parts of the United States: on a state's list of noxious or prohibited plants, or ranked a severe threat by a regional
   * invasive plant council. Such a plant is drawn for who names it, and never chosen unasked.
   */
  invasiveInUs?: Invasiveness;
  role: PlantRole;
  /** Metres at size 1, as drawn some years after planting: for placing and for what it hides. */
  radius: number;
  height: number;
  /** Colours its flowers come in, the usual first; absent where flowers are no part of its look. */
  blooms?: readonly [FlowerColour, ...FlowerColour[]];
  grow: Grow;
}
