import type { Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";
import { placeAdirondackChair } from "./adirondack-chair.ts";
import { placeBench, placeBlockBench } from "./bench.ts";
import { placeBoulder, placeEdgingStone } from "./boulder.ts";
import { placeDiningTable } from "./dining-table.ts";
import { placeFireBowl, placeFirePit, placeFireTable } from "./fire-pit.ts";
import type { ObjectKind } from "./object-kind.ts";
import type { ObjectSite } from "./object-site.ts";
import { placePathLight } from "./path-light.ts";
import { placeArch, placePergola } from "./pergola.ts";
import { placeClayPot, placePlanter, placeRaisedBed } from "./planter.ts";
import { placeStoneLantern, placeWaterBowl } from "./stone-lantern.ts";
import { blockKind } from "./upcoming.ts";

export type ObjectName =
  | "adirondack-chair"
  | "arbour"
  | "arch"
  | "bench"
  | "block-bench"
  | "boulder"
  | "clay-pot"
  | "dining-chair"
  | "dining-set"
  | "dining-table"
  | "edging-stone"
  | "fence-panel"
  | "fire-bowl"
  | "fire-pit"
  | "fire-table"
  | "fountain"
  | "hammock"
  | "lounge-chair"
  | "parasol"
  | "path-light"
  | "pergola"
  | "planter"
  | "pond"
  | "raised-bed"
  | "retaining-wall"
  | "screen"
  | "sofa"
  | "steps"
  | "stone-lantern"
  | "string-lights"
  | "trellis"
  | "water-bowl";

export const objectCatalogue: Record<ObjectName, ObjectKind> = {
  "adirondack-chair": {
    label: "Adirondack chair",
    width: 0.76,
    depth: 0.9,
    height: 0.98,
    radius: 0.5,
    shape: "rectangle",
    unit: "each",
    place: placeAdirondackChair,
  },
  arbour: blockKind(
    {
      label: "Garden arbour with seat",
      width: 1.7,
      depth: 0.8,
      height: 2.2,
      radius: 0.95,
      shape: "rectangle",
      unit: "each",
    },
    "#8a6846",
  ),
  arch: {
    label: "Garden arch",
    width: 1.3,
    depth: 0.5,
    height: 2.21,
    radius: 0.7,
    shape: "rectangle",
    unit: "each",
    place: placeArch,
  },
  bench: {
    label: "Wooden garden bench",
    width: 1.5,
    depth: 0.55,
    height: 0.88,
    radius: 0.8,
    shape: "rectangle",
    unit: "each",
    place: placeBench,
  },
  "block-bench": {
    label: "Block bench",
    width: 1.6,
    depth: 0.45,
    height: 0.42,
    radius: 0.8,
    shape: "rectangle",
    unit: "each",
    place: placeBlockBench,
  },
  boulder: {
    label: "Boulder",
    width: 0.64,
    depth: 0.6,
    height: 0.36,
    radius: 0.32,
    shape: "round",
    unit: "each",
    place: placeBoulder,
  },
  "clay-pot": {
    label: "Planted clay pot",
    width: 0.5,
    depth: 0.5,
    height: 0.85,
    radius: 0.3,
    shape: "round",
    unit: "each",
    place: placeClayPot,
  },
  "dining-chair": blockKind(
    { label: "Dining chair", width: 0.46, depth: 0.52, height: 0.88, radius: 0.36, shape: "rectangle", unit: "each" },
    "#8a6846",
  ),
  "dining-set": blockKind(
    {
      label: "Dining table with six chairs",
      width: 1.8,
      depth: 2.1,
      height: 0.88,
      radius: 1.35,
      shape: "rectangle",
      unit: "each",
    },
    "#8a6846",
  ),
  "dining-table": {
    label: "Dining table",
    width: 1.6,
    depth: 0.9,
    height: 0.75,
    radius: 0.95,
    shape: "rectangle",
    unit: "each",
    place: placeDiningTable,
  },
  "edging-stone": {
    label: "Edging stone",
    width: 0.14,
    depth: 0.13,
    height: 0.06,
    radius: 0.07,
    shape: "round",
    unit: "each",
    place: placeEdgingStone,
  },
  "fence-panel": blockKind(
    { label: "Wooden fence", width: 1.8, depth: 0.1, height: 1.8, radius: 0.92, shape: "rectangle", unit: "m" },
    "#8a6846",
  ),
  "fire-bowl": {
    label: "Steel fire bowl",
    width: 1.1,
    depth: 1.1,
    height: 0.4,
    radius: 0.56,
    shape: "round",
    unit: "each",
    place: placeFireBowl,
  },
  "fire-pit": {
    label: "Stone fire pit",
    width: 1.2,
    depth: 1.2,
    height: 0.42,
    radius: 0.62,
    shape: "round",
    unit: "each",
    place: placeFirePit,
  },
  "fire-table": {
    label: "Fire table",
    width: 1.12,
    depth: 1.12,
    height: 0.45,
    radius: 0.7,
    shape: "rectangle",
    unit: "each",
    place: placeFireTable,
  },
  fountain: blockKind(
    { label: "Tiered fountain", width: 1.3, depth: 1.3, height: 1.4, radius: 0.66, shape: "round", unit: "each" },
    "#9a958b",
  ),
  hammock: blockKind(
    {
      label: "Hammock between posts",
      width: 3.4,
      depth: 1,
      height: 1.5,
      radius: 1.75,
      shape: "rectangle",
      unit: "each",
    },
    "#d8d0bf",
  ),
  "lounge-chair": blockKind(
    { label: "Lounge chair", width: 0.74, depth: 0.8, height: 0.76, radius: 0.52, shape: "rectangle", unit: "each" },
    "#8a6846",
  ),
  parasol: blockKind(
    { label: "Parasol", width: 2.7, depth: 2.7, height: 2.6, radius: 0.3, shape: "round", unit: "each" },
    "#d8d0bf",
  ),
  "path-light": {
    label: "Path light",
    width: 0.16,
    depth: 0.16,
    height: 0.5,
    radius: 0.1,
    shape: "round",
    unit: "each",
    place: placePathLight,
  },
  pergola: {
    label: "Pergola",
    width: 3,
    depth: 2.4,
    height: 2.8,
    radius: 0.1,
    shape: "rectangle",
    unit: "each",
    place: placePergola,
  },
  planter: {
    label: "Planted pot",
    width: 0.42,
    depth: 0.42,
    height: 0.85,
    radius: 0.3,
    shape: "rectangle",
    unit: "each",
    place: placePlanter,
  },
  pond: blockKind(
    { label: "Pond with stone rim", width: 2.4, depth: 1.7, height: 0.14, radius: 1.25, shape: "round", unit: "each" },
    "#3c4a48",
  ),
  "raised-bed": {
    label: "Raised vegetable bed",
    width: 1.6,
    depth: 0.8,
    height: 0.75,
    radius: 0.9,
    shape: "rectangle",
    unit: "each",
    place: placeRaisedBed,
  },
  "retaining-wall": blockKind(
    {
      label: "Dry-stone retaining wall",
      width: 2.4,
      depth: 0.35,
      height: 0.5,
      radius: 1.22,
      shape: "rectangle",
      unit: "m",
    },
    "#8d8478",
  ),
  screen: blockKind(
    { label: "Slatted screen", width: 1.8, depth: 0.1, height: 1.8, radius: 0.92, shape: "rectangle", unit: "m" },
    "#8a6846",
  ),
  sofa: blockKind(
    { label: "Outdoor sofa", width: 1.9, depth: 0.82, height: 0.74, radius: 1, shape: "rectangle", unit: "each" },
    "#8a6846",
  ),
  steps: blockKind(
    { label: "Stone steps", width: 1.2, depth: 0.9, height: 0.45, radius: 0.76, shape: "rectangle", unit: "each" },
    "#8d8478",
  ),
  "stone-lantern": {
    label: "Stone lantern",
    width: 0.66,
    depth: 0.66,
    height: 1.05,
    radius: 0.35,
    shape: "round",
    unit: "each",
    place: placeStoneLantern,
  },
  "string-lights": blockKind(
    { label: "String lights", width: 4, depth: 0.1, height: 2.5, radius: 0.1, shape: "rectangle", unit: "m" },
    "#2b2722",
  ),
  trellis: blockKind(
    { label: "Trellis", width: 1.2, depth: 0.1, height: 1.8, radius: 0.62, shape: "rectangle", unit: "each" },
    "#8a6846",
  ),
  "water-bowl": {
    label: "Stone water bowl",
    width: 0.8,
    depth: 0.8,
    height: 0.34,
    radius: 0.42,
    shape: "round",
    unit: "each",
    place: placeWaterBowl,
  },
};

/** Builds one object onto the stage; an ObjectPlacement of the plan fits. */
export function placeObject(order: ObjectSite & { object: ObjectName }, stage: Stage, random: Random): void {
  objectCatalogue[order.object].place(order, stage, random);
}
