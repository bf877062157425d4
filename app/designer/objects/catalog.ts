import type { Random } from "../numeric/random.ts";
import type { Stage } from "../stage/geometry.ts";
import type { ObjectSite } from "../stage/object-site.ts";
import { basaltColumns } from "./accents/basalt-columns.ts";
import { beeHotel } from "./accents/bee-hotel.ts";
import { birdHouse } from "./accents/bird-house.ts";
import { bollardLight } from "./accents/bollard-light.ts";
import { boulder } from "./accents/boulder.ts";
import { buddha } from "./accents/buddha.ts";
import { edgingStone } from "./accents/edging-stone.ts";
import { flagPole } from "./accents/flag-pole.ts";
import { gardenGnome } from "./accents/garden-gnome.ts";
import { houseNumberStone } from "./accents/house-number-stone.ts";
import { littleLibrary } from "./accents/little-library.ts";
import { obelisk } from "./accents/obelisk.ts";
import { pathLight } from "./accents/path-light.ts";
import { statue } from "./accents/statue.ts";
import { stoneLantern } from "./accents/stone-lantern.ts";
import { stringLights } from "./accents/string-lights.ts";
import { sundial } from "./accents/sundial.ts";
import { birdBath } from "./fire-and-water/bird-bath.ts";
import { bridge } from "./fire-and-water/bridge.ts";
import { fireBowl } from "./fire-and-water/fire-bowl.ts";
import { firePit } from "./fire-and-water/fire-pit.ts";
import { fireTable } from "./fire-and-water/fire-table.ts";
import { fountain } from "./fire-and-water/fountain.ts";
import { grill } from "./fire-and-water/grill.ts";
import { hotTub } from "./fire-and-water/hot-tub.ts";
import { outdoorKitchen } from "./fire-and-water/outdoor-kitchen.ts";
import { outdoorShower } from "./fire-and-water/outdoor-shower.ts";
import { pizzaOven } from "./fire-and-water/pizza-oven.ts";
import { koiPond, pond, swimmingPond } from "./fire-and-water/pond.ts";
import { kidneyPool, lapPool, plungePool, pool } from "./fire-and-water/pool.ts";
import { waterBowl } from "./fire-and-water/water-bowl.ts";
import type { ObjectKind } from "./making/object-kind.ts";
import { basketballHoop } from "./play/basketball-hoop.ts";
import { mudKitchen } from "./play/mud-kitchen.ts";
import { playhouse } from "./play/playhouse.ts";
import { sandbox } from "./play/sandbox.ts";
import { slide } from "./play/slide.ts";
import { soccerGoal } from "./play/soccer-goal.ts";
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
import { coffeeTable } from "./seating/coffee-table.ts";
import { diningChair } from "./seating/dining-chair.ts";
import { diningSet } from "./seating/dining-set.ts";
import { diningTable } from "./seating/dining-table.ts";
import { hammock } from "./seating/hammock.ts";
import { hangingChair } from "./seating/hanging-chair.ts";
import { loungeChair } from "./seating/lounge-chair.ts";
import { outdoorBar } from "./seating/outdoor-bar.ts";
import { parasol } from "./seating/parasol.ts";
import { picnicTable } from "./seating/picnic-table.ts";
import { sofa } from "./seating/sofa.ts";
import { sunLounger } from "./seating/sun-lounger.ts";
import { swingSeat } from "./seating/swing-seat.ts";
import { arbour } from "./structures/arbour.ts";
import { arch } from "./structures/arch.ts";
import { deck } from "./structures/deck.ts";
import { deckSteps } from "./structures/deck-steps.ts";
import { fencePanel } from "./structures/fence-panel.ts";
import { gate } from "./structures/gate.ts";
import { parkingSpace } from "./structures/parking-space.ts";
import { pergola } from "./structures/pergola.ts";
import { picketFence } from "./structures/picket-fence.ts";
import { railFence } from "./structures/rail-fence.ts";
import { railing } from "./structures/railing.ts";
import { retainingWall } from "./structures/retaining-wall.ts";
import { screen } from "./structures/screen.ts";
import { shadeSail } from "./structures/shade-sail.ts";
import { steps } from "./structures/steps.ts";
import { terrace } from "./structures/terrace.ts";
import { trellis } from "./structures/trellis.ts";
import { bikeRack } from "./utility/bike-rack.ts";
import { binStore } from "./utility/bin-store.ts";
import { chickenCoop } from "./utility/chicken-coop.ts";
import { clothesLine } from "./utility/clothes-line.ts";
import { compostBins } from "./utility/compost-bins.ts";
import { dogHouse } from "./utility/dog-house.ts";
import { greenhouse } from "./utility/greenhouse.ts";
import { logStore } from "./utility/log-store.ts";
import { mailbox } from "./utility/mailbox.ts";
import { rainBarrel } from "./utility/rain-barrel.ts";
import { shed } from "./utility/shed.ts";

const kinds = {
  "adirondack-chair": adirondackChair,
  arbour,
  arch,
  "basalt-columns": basaltColumns,
  "basketball-hoop": basketballHoop,
  "bee-hotel": beeHotel,
  bench,
  "bike-rack": bikeRack,
  "bin-store": binStore,
  "bird-bath": birdBath,
  "bird-house": birdHouse,
  "bistro-set": bistroSet,
  "block-bench": blockBench,
  "bollard-light": bollardLight,
  boulder,
  bridge,
  buddha,
  "chicken-coop": chickenCoop,
  "clay-pot": clayPot,
  "clothes-line": clothesLine,
  "coffee-table": coffeeTable,
  "compost-bins": compostBins,
  deck,
  "deck-steps": deckSteps,
  "dining-chair": diningChair,
  "dining-set": diningSet,
  "dining-table": diningTable,
  "dog-house": dogHouse,
  "edging-stone": edgingStone,
  "fence-panel": fencePanel,
  "fire-bowl": fireBowl,
  "fire-pit": firePit,
  "fire-table": fireTable,
  "flag-pole": flagPole,
  fountain,
  "garden-gnome": gardenGnome,
  gate,
  greenhouse,
  grill,
  hammock,
  "hanging-chair": hangingChair,
  "hot-tub": hotTub,
  "house-number-stone": houseNumberStone,
  "kidney-pool": kidneyPool,
  "koi-pond": koiPond,
  "lap-pool": lapPool,
  "little-library": littleLibrary,
  "log-store": logStore,
  "lounge-chair": loungeChair,
  mailbox,
  "mud-kitchen": mudKitchen,
  obelisk,
  "outdoor-bar": outdoorBar,
  "outdoor-kitchen": outdoorKitchen,
  "outdoor-shower": outdoorShower,
  parasol,
  "parking-space": parkingSpace,
  "path-light": pathLight,
  pergola,
  "picket-fence": picketFence,
  "picnic-table": picnicTable,
  "pizza-oven": pizzaOven,
  planter,
  playhouse,
  "plunge-pool": plungePool,
  pond,
  pool,
  "rail-fence": railFence,
  railing,
  "rain-barrel": rainBarrel,
  "raised-bed": raisedBed,
  "retaining-wall": retainingWall,
  sandbox,
  screen,
  "shade-sail": shadeSail,
  shed,
  slide,
  "soccer-goal": soccerGoal,
  sofa,
  statue,
  "steel-trough": steelTrough,
  steps,
  "stone-lantern": stoneLantern,
  "string-lights": stringLights,
  "sun-lounger": sunLounger,
  sundial,
  "swimming-pond": swimmingPond,
  "swing-seat": swingSeat,
  "swing-set": swingSet,
  terrace,
  trampoline,
  trellis,
  "water-bowl": waterBowl,
  "wood-planter": woodPlanter,
} satisfies Record<string, ObjectKind>;

export type ObjectName = keyof typeof kinds;

export const objectCatalog: Record<ObjectName, ObjectKind> = kinds;

export const objectNames: readonly ObjectName[] = Object.keys(kinds).filter(isObject);

export function isObject(name: string): name is ObjectName {
  return Object.hasOwn(kinds, name);
}

/** An ObjectPlacement of the plan fits. */
export function placeObject(order: ObjectSite & { object: ObjectName }, stage: Stage, random: Random): void {
  objectCatalog[order.object].place(order, stage, random);
}
