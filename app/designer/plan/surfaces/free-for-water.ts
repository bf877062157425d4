import { createField, isOpenGround, sampleField } from "../ground/ground-grid.ts";
import { isOffFeet, isOutOfTheWay, type Terrain } from "../ground/terrain.ts";
import { edgeOfOutline, type Outline } from "../parts/outline.ts";
import { edgeOfPatio, type Patio } from "./patio.ts";
import { createRibbonPosition, locateOnRibbon, type Ribbon } from "./ribbon.ts";

/** Meters that the edge of water keeps from paths, patio, structures, feet and doors. */
export interface Clearance {
  way: number;
  patio: number;
  edge: number;
  feet: number;
  door: number;
}

export type LaidBeforeWater = Partial<Record<"patio", Patio>> & Partial<Record<"path" | "creek", Ribbon>>;

/** Whether a point of a pool or pond may be there: on open ground, with room to walk around it. */
export function freeForWater(
  terrain: Terrain,
  { patio, path, creek }: LaidBeforeWater,
  free: Clearance,
  others: readonly Outline[] = [],
): (x: number, z: number) => boolean {
  const { grid } = terrain;
  const position = createRibbonPosition();
  const toPatio = edgeOfPatio(patio && { ...patio, virtual: false });
  const edges = others.map(edgeOfOutline);
  const ribbons = [path, creek].filter((ribbon) => ribbon !== undefined);
  const taken = createField(grid, (x, z) =>
    Math.min(
      toPatio(x, z) - free.patio,
      ...edges.map((edge) => edge(x, z) - free.way),
      ...ribbons.map((ribbon) => locateOnRibbon(ribbon, x, z, position).off - ribbon.width / 2 - free.way),
    ),
  );
  return (x, z) =>
    isOpenGround(grid, x, z) &&
    sampleField(taken, x, z) > 0 &&
    sampleField(grid.toStructure, x, z) > free.edge &&
    isOffFeet(terrain, x, z, free.feet) &&
    isOutOfTheWay(terrain, x, z, free.door);
}
