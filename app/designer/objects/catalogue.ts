import type { Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";
import { placeAdirondackChair } from "./adirondack-chair.ts";
import { placeBench, placeBlockBench } from "./bench.ts";
import { placeBoulder, placeEdgingStone } from "./boulder.ts";
import { placeDiningTable } from "./dining-table.ts";
import { placeFireBowl, placeFirePit, placeFireTable } from "./fire-pit.ts";
import type { ObjectSite } from "./object-site.ts";
import { placePathLight } from "./path-light.ts";
import { placeArch, placePergola } from "./pergola.ts";
import { placeClayPot, placePlanter, placeRaisedBed } from "./planter.ts";
import { placeStoneLantern, placeWaterBowl } from "./stone-lantern.ts";

export type ObjectName =
  | "adirondack-chair"
  | "arch"
  | "bench"
  | "block-bench"
  | "boulder"
  | "clay-pot"
  | "dining-table"
  | "edging-stone"
  | "fire-bowl"
  | "fire-pit"
  | "fire-table"
  | "path-light"
  | "pergola"
  | "planter"
  | "raised-bed"
  | "stone-lantern"
  | "water-bowl";

/** Metres at size 1: the radius to keep free round the object, and its height. */
interface ObjectKind {
  radius: number;
  height: number;
  place(site: ObjectSite, stage: Stage, random: Random): void;
}

export const objectCatalogue: Record<ObjectName, ObjectKind> = {
  "adirondack-chair": { radius: 0.45, height: 1, place: placeAdirondackChair },
  arch: { radius: 0.7, height: 2.2, place: placeArch },
  bench: { radius: 0.8, height: 0.85, place: placeBench },
  "block-bench": { radius: 0.8, height: 0.42, place: placeBlockBench },
  boulder: { radius: 0.32, height: 0.35, place: placeBoulder },
  "clay-pot": { radius: 0.3, height: 0.85, place: placeClayPot },
  "dining-table": { radius: 1.1, height: 0.75, place: placeDiningTable },
  "edging-stone": { radius: 0.07, height: 0.06, place: placeEdgingStone },
  "fire-bowl": { radius: 0.55, height: 0.36, place: placeFireBowl },
  "fire-pit": { radius: 0.6, height: 0.4, place: placeFirePit },
  "fire-table": { radius: 0.7, height: 0.4, place: placeFireTable },
  "path-light": { radius: 0.1, height: 0.5, place: placePathLight },
  pergola: { radius: 0.1, height: 2.8, place: placePergola },
  planter: { radius: 0.3, height: 0.85, place: placePlanter },
  "raised-bed": { radius: 0.9, height: 0.7, place: placeRaisedBed },
  "stone-lantern": { radius: 0.35, height: 1, place: placeStoneLantern },
  "water-bowl": { radius: 0.4, height: 0.34, place: placeWaterBowl },
};

/** Builds one object onto the stage; an ObjectPlacement of the plan fits. */
export function placeObject(order: ObjectSite & { object: ObjectName }, stage: Stage, random: Random): void {
  objectCatalogue[order.object].place(order, stage, random);
}
