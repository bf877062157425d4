import type { Random } from "../numeric/random.ts";
import type { Stage } from "../stage/geometry.ts";
import type { ObjectSite } from "../stage/object-site.ts";
import { boulder } from "./accents/boulder.ts";
import { edgingStone } from "./accents/edging-stone.ts";
import { pathLight } from "./accents/path-light.ts";
import { stoneLantern } from "./accents/stone-lantern.ts";
import { stringLights } from "./accents/string-lights.ts";
import { birdBath } from "./fire-and-water/bird-bath.ts";
import { fireBowl } from "./fire-and-water/fire-bowl.ts";
import { firePit } from "./fire-and-water/fire-pit.ts";
import { fireTable } from "./fire-and-water/fire-table.ts";
import { fountain } from "./fire-and-water/fountain.ts";
import { hotTub } from "./fire-and-water/hot-tub.ts";
import { outdoorKitchen } from "./fire-and-water/outdoor-kitchen.ts";
import { pond } from "./fire-and-water/pond.ts";
import { kidneyPool, lapPool, plungePool, pool } from "./fire-and-water/pool.ts";
import { waterBowl } from "./fire-and-water/water-bowl.ts";
import type { ObjectKind } from "./making/object-kind.ts";
import { sandbox } from "./play/sandbox.ts";
import { swingSet } from "./play/swing-set.ts";
import { trampoline } from "./play/trampoline.ts";
import { clayPot } from "./pots/clay-pot.ts";
import { planter } from "./pots/planter.ts";
import { raisedBed } from "./pots/raised-bed.ts";
import { steelTrough } from "./pots/steel-trough.ts";
import { woodPlanter } from "./pots/wood-planter.ts";
import { adirondackChair } from "./seating/adirondack-chair.ts";
import { bench } from "./seating/bench.ts";
import { bistroSet } from "./seating/bistro-set.ts";
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
import { picketFence } from "./structures/picket-fence.ts";
import { railFence } from "./structures/rail-fence.ts";
import { retainingWall } from "./structures/retaining-wall.ts";
import { screen } from "./structures/screen.ts";
import { steps } from "./structures/steps.ts";
import { trellis } from "./structures/trellis.ts";
import { compostBins } from "./utility/compost-bins.ts";
import { rainBarrel } from "./utility/rain-barrel.ts";
import { shed } from "./utility/shed.ts";

const kinds = {
  "adirondack-chair": adirondackChair,
  arbour,
  arch,
  bench,
  "bird-bath": birdBath,
  "bistro-set": bistroSet,
  "block-bench": blockBench,
  boulder,
  "clay-pot": clayPot,
  "compost-bins": compostBins,
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
  "hot-tub": hotTub,
  "kidney-pool": kidneyPool,
  "lap-pool": lapPool,
  "lounge-chair": loungeChair,
  "outdoor-kitchen": outdoorKitchen,
  parasol,
  "path-light": pathLight,
  pergola,
  "picket-fence": picketFence,
  planter,
  "plunge-pool": plungePool,
  pond,
  pool,
  "rail-fence": railFence,
  "rain-barrel": rainBarrel,
  "raised-bed": raisedBed,
  "retaining-wall": retainingWall,
  sandbox,
  screen,
  shed,
  sofa,
  "steel-trough": steelTrough,
  steps,
  "stone-lantern": stoneLantern,
  "string-lights": stringLights,
  "swing-set": swingSet,
  trampoline,
  trellis,
  "water-bowl": waterBowl,
  "wood-planter": woodPlanter,
} satisfies Record<string, ObjectKind>;

export type ObjectName = keyof typeof kinds;

export const objectCatalog: Record<ObjectName, ObjectKind> = kinds;

/** An ObjectPlacement of the plan fits. */
export function placeObject(order: ObjectSite & { object: ObjectName }, stage: Stage, random: Random): void {
  objectCatalog[order.object].place(order, stage, random);
}
