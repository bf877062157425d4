import type { Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";
import { adirondackChair } from "./adirondack-chair.ts";
import { arbour } from "./arbour.ts";
import { arch } from "./arch.ts";
import { bench } from "./bench.ts";
import { blockBench } from "./block-bench.ts";
import { boulder } from "./boulder.ts";
import { clayPot } from "./clay-pot.ts";
import { diningChair } from "./dining-chair.ts";
import { diningSet } from "./dining-set.ts";
import { diningTable } from "./dining-table.ts";
import { edgingStone } from "./edging-stone.ts";
import { fencePanel } from "./fence-panel.ts";
import { fireBowl } from "./fire-bowl.ts";
import { firePit } from "./fire-pit.ts";
import { fireTable } from "./fire-table.ts";
import { fountain } from "./fountain.ts";
import { hammock } from "./hammock.ts";
import { loungeChair } from "./lounge-chair.ts";
import type { ObjectKind } from "./object-kind.ts";
import type { ObjectSite } from "./object-site.ts";
import { parasol } from "./parasol.ts";
import { pathLight } from "./path-light.ts";
import { pergola } from "./pergola.ts";
import { planter } from "./planter.ts";
import { pond } from "./pond.ts";
import { raisedBed } from "./raised-bed.ts";
import { retainingWall } from "./retaining-wall.ts";
import { screen } from "./screen.ts";
import { sofa } from "./sofa.ts";
import { steelTrough } from "./steel-trough.ts";
import { steps } from "./steps.ts";
import { stoneLantern } from "./stone-lantern.ts";
import { stringLights } from "./string-lights.ts";
import { trellis } from "./trellis.ts";
import { waterBowl } from "./water-bowl.ts";
import { woodPlanter } from "./wood-planter.ts";

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
