import type { Random } from "../../numeric/random.ts";
import type { GridField } from "../ground/ground-grid.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import type { Outline } from "../parts/outline.ts";
import type { Creek } from "./creek.ts";
import type { LawnEdge } from "./lawn-shape.ts";
import type { Path } from "./path.ts";
import type { Patio } from "./patio.ts";
import type { WaterFeature } from "./water-feature.ts";

export interface BedSite {
  idea: Idea;
  terrain: Terrain;
  lawn: LawnEdge;
  patio?: Patio;
  path?: Path;
  toPath?: GridField;
  /** Meters to the walk that stays, if beds are requested along it. */
  toWalk?: GridField;
  creek?: Creek;
  water: readonly WaterFeature[];
  playLawn?: Outline;
  noRoom: NoRoom;
  random: Random;
}
