import { clamp } from "../../../numeric/scalar.ts";
import { isPond } from "../../../objects/making/pond-names.ts";
import { distanceFromWhere } from "../../ground/whereabouts.ts";
import type { Want } from "../../idea/idea.ts";
import { footprintOf, onPlan } from "../../parts/footprint.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";
import type { WaterFeature } from "../../surfaces/water-feature.ts";

/** Meters: the bridge on the bank at each end, its longest and shortest span. */
const onBank = 0.35;
const spans = { least: 1.4, most: 5 };
/** Half length of a pond in meters below which a bridge would hide its middle, and how wide a bridge over it is. */
const smallPond = { half: 1.8, width: 0.7, usual: 0.95 };
/** And below which it would hide all of it. */
const leastHalf = 1.3;
/** Where it may cross a pond, as shares of half its length from the middle; in a small one only near the ends. */
const crossings = [0.45, -0.45, 0.3, -0.3];
const nearEnds = [0.6, -0.6, 0.7, -0.7];
/** Shares of a creek's length where it may cross. */
const alongCreek = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8];

/** Over a pond or a dry creek; without any water there is nothing to cross. */
export const placeBridge: Placer = {
  element: "bridge",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    for (const piece of candidates(want, site)) {
      if (placed >= wanted) break;
      if (!hasBanks(site, piece)) continue;
      site.objects.push(piece);
      for (const disc of banksOf(piece)) site.map.occupy({ ...disc, radius: onBank });
      placed++;
    }
    return placed;
  },
  needs: ({ layout: { water, creek } }) =>
    creek || water.some(({ object }) => isPond(object)) ? undefined : "needs a pond or dry creek to cross",
};

function candidates(want: Want, { layout }: Site): ObjectPlacement[] {
  const { water, creek, terrain } = layout;
  const isLargeEnough = (pond: WaterFeature) => Math.max(pond.halfWidth, pond.halfDepth) >= leastHalf;
  const ponds = water.filter((one) => isPond(one.object) && isLargeEnough(one));
  const overPonds = ponds.flatMap((pond) => overPond(pond, want));
  const overCreek = creek
    ? alongCreek.map((share) => {
        const { x, z, angle } = pointAlong(creek, share * creek.length);
        return bridgeAt(x, z, Math.PI / 2 - angle, creek.width + 2 * onBank, smallPond.usual, want);
      })
    : [];
  const off = ({ x, z }: ObjectPlacement) => distanceFromWhere(terrain, { ...want, spot: undefined }, x, z);
  return [...overPonds, ...overCreek]
    .filter(({ width = 0 }) => width >= spans.least && width <= spans.most)
    .sort((one, other) => Math.round(off(one) - off(other)));
}

/** Across the pond's shorter side, off its middle, so that its arch is seen from the side. */
function overPond(pond: WaterFeature, want: Want): ObjectPlacement[] {
  const isLong = pond.halfWidth >= pond.halfDepth;
  const isSmall = Math.max(pond.halfWidth, pond.halfDepth) < smallPond.half;
  const usual = isSmall ? smallPond.width : smallPond.usual;
  return (isSmall ? nearEnds : [...crossings, ...nearEnds]).map((share) => {
    const half = Math.sqrt(1 - share ** 2) * (isLong ? pond.halfDepth : pond.halfWidth);
    const [x, z] = fromOwnAxes(pond, isLong ? share * pond.halfWidth : 0, isLong ? 0 : share * pond.halfDepth);
    const angle = isLong ? Math.PI / 2 - pond.turn : -pond.turn;
    return bridgeAt(x, z, angle, 2 * half + 2 * onBank, usual, want);
  });
}

function bridgeAt(x: number, z: number, angle: number, width: number, usual: number, { size }: Want): ObjectPlacement {
  const depth = clamp(Math.min(size?.width ?? usual, size?.depth ?? usual), 0.7, 1.5);
  return { object: "bridge", x, z, angle, size: 1, width, depth };
}

function banksOf(piece: ObjectPlacement) {
  const half = (piece.width ?? 0) / 2 - onBank / 2;
  return [-half, half].map((end) => onPlan(piece, end, 0));
}

/** Whether one can step off at both ends, and everything of it is seen. */
function hasBanks({ map, objects }: Site, piece: ObjectPlacement): boolean {
  const others = objects.filter(({ object }) => !isPond(object)).flatMap(footprintOf);
  const isClear = ({ x, z }: { x: number; z: number }) =>
    others.every((disc) => Math.hypot(disc.x - x, disc.z - z) > disc.radius + onBank);
  return banksOf(piece).every(
    (bank) => map.isOpen(bank.x, bank.z) && isClear(bank) && map.isInView(bank.x, bank.z, 0.9, 0.3),
  );
}
