import { fitOutline } from "../ground/fit-outline.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { distanceFromPlace, pointAt, type Terrain } from "../ground/terrain.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { edgeOfOutline, extentOf, type Outline } from "../parts/outline.ts";
import type { Patio } from "./patio.ts";
import { distanceToPatio } from "./patio.ts";

/** Meters, and depth as share of the width. */
const usual = { width: 5, depthShare: 0.8 };
const shrink = [1, 0.85, 0.7, 0.6, 0.5];
/** Maximum meters from its place; share that may be off the ground; cost per meter from the named place. */
const mostCost = 4;
const spill = 0.12;
const placeCost = 2;
/** Meters into a patio from which it obstructs it; cost of that, and of each meter. */
const onPatio = { from: 0.3, cost: 4, perMetre: 2 };
/** Half width over the requested width below which a difference is reported. */
const reportedBelow = 0.47;

export function layPlayLawn(
  idea: Idea,
  terrain: Terrain,
  patio: Patio | undefined,
  noRoom: NoRoom,
): Outline | undefined {
  const [want] = wantsFor(idea, "play-lawn");
  if (!want) return undefined;
  const { width = usual.width * (want.share ?? 1), depth = width * usual.depthShare } = want.size ?? {};
  const side = -Math.sign(idea.composition.patioAcross || 1) * idea.mirror;
  const { figure } = idea.composition;
  const [aimX, aimZ] = figure
    ? pointInBox(terrain.box, figure.green.middle, idea.mirror)
    : pointAt(terrain, side * 0.3, 0.4);
  const outline = fitOutline(terrain, {
    outline: { shape: "rectangle", halfWidth: width / 2, halfDepth: depth / 2, turn: terrain.surroundings.axis },
    shrink,
    mostCost,
    spill,
    cost: (x, z, own) => {
      const apart = patio ? distanceToPatio(patio, x, z) - Math.min(own.halfWidth, own.halfDepth) : 0;
      const off = want.place
        ? distanceFromPlace(terrain, want.place, x, z) * placeCost
        : Math.hypot(x - aimX, z - aimZ);
      return off + (apart < -onPatio.from ? onPatio.cost - apart * onPatio.perMetre : 0);
    },
  });
  if (!outline) noRoom.report("play-lawn", 1, 0);
  else if (want.size && outline.halfWidth < width * reportedBelow)
    noRoom.reportSize("play-lawn", extentOf(outline), [width, depth]);
  return outline;
}

export function edgeOfPlayLawn(playLawn: Outline | undefined): (x: number, z: number) => number {
  return playLawn ? edgeOfOutline(playLawn) : () => 9;
}
