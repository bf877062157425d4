import type { Random } from "../numeric/random.ts";
import type { Stage } from "../stage/geometry.ts";
import type { ObjectSite } from "../stage/object-site.ts";
import { boulder } from "./accents/boulder.ts";
import { edgingStone } from "./accents/edging-stone.ts";
import { pathLight } from "./accents/path-light.ts";
import { stoneLantern } from "./accents/stone-lantern.ts";
import { stringLights } from "./accents/string-lights.ts";
import { fireBowl } from "./fire-and-water/fire-bowl.ts";
import { firePit } from "./fire-and-water/fire-pit.ts";
import { fireTable } from "./fire-and-water/fire-table.ts";
import { fountain } from "./fire-and-water/fountain.ts";
import { pond } from "./fire-and-water/pond.ts";
import { waterBowl } from "./fire-and-water/water-bowl.ts";
import type { ObjectKind } from "./making/object-kind.ts";
import { clayPot } from "./pots/clay-pot.ts";
import { planter } from "./pots/planter.ts";
import { raisedBed } from "./pots/raised-bed.ts";
import { steelTrough } from "./pots/steel-trough.ts";
import { woodPlanter } from "./pots/wood-planter.ts";
import { adirondackChair } from "./seating/adirondack-chair.ts";
import { bench } from "./seating/bench.ts";
import { blockBench } from "./seating/block-bench.ts";
import { diningChair } from "./seating/dining-chair.ts";
import { diningSet } from "./seating/dining-set.ts";
import { diningTable } from "./seating/dining-table.ts";
import { hammock } from "./seating/hammock.ts";
import { loungeChair } from "./seating/lounge-chair.ts";
import { parasol } from "./seating/parasol.ts";
import { sofa } from "./seating/sofa.ts";
import { arbour } from "./structures/arbour.ts";
import { arch } from "./structures/arch.ts";
import { fencePanel } from "./structures/fence-panel.ts";
import { pergola } from "./structures/pergola.ts";
import { retainingWall } from "./structures/retaining-wall.ts";
import { screen } from "./structures/screen.ts";
import { steps } from "./structures/steps.ts";
import { trellis } from "./structures/trellis.ts";

const kinds = {
  "adirondack-chair": adirondackChair,
  arbour,
  arch,
  bench,
  "block-bench": blockBench,
  boulder,
  "clay-pot": clayPot,
  "dining-chair": diningChair,
  "dining-set": diningSet,
  "dining-table": diningTable,
  "edging-stone": edgingStone,
  "fence-panel": fencePanel,
  "fire-bowl": fireBowl,
  "fire-pit": firePit,
  "fire-table": fireTable,
  fountain,
  hammock,
  "lounge-chair": loungeChair,
  parasol,
  "path-light": pathLight,
  pergola,
  planter,
  pond,
  "raised-bed": raisedBed,
  "retaining-wall": retainingWall,
  screen,
  sofa,
  "steel-trough": steelTrough,
  steps,
  "stone-lantern": stoneLantern,
  "string-lights": stringLights,
  trellis,
  "water-bowl": waterBowl,
  "wood-planter": woodPlanter,
} satisfies Record<string, ObjectKind>;

export type ObjectName = keyof typeof kinds;

export const objectCatalogue: Record<ObjectName, ObjectKind> = kinds;

/** Builds one object onto the stage; an ObjectPlacement of the plan fits. */
export function placeObject(order: ObjectSite & { object: ObjectName }, stage: Stage, random: Random): void {
  objectCatalogue[order.object].place(order, stage, random);
}
