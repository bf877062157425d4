import { fitOutline } from "../ground/fit-outline.ts";
import { isInPlace, isOutOfTheWay, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere } from "../ground/whereabouts.ts";
import { type Idea, type Want, wantsFor } from "../idea/idea.ts";
import { type NoRoom, sizeKept } from "../parts/no-room.ts";
import { distanceToOutline, extentOf, type Outline } from "../parts/outline.ts";
import { outlineFor } from "../parts/requested-shape.ts";
import { aimOfWater } from "./aim-of-water.ts";
import { distanceToPatio, type Patio } from "./patio.ts";
import { reportSpot } from "./report-spot.ts";
import { locateOnRibbon, type Ribbon } from "./ribbon.ts";
import type { WaterFeature } from "./water-feature.ts";

type Pondlike = "pond" | "fountain";

const usualSize = { pond: [2.4, 1.7], fountain: [1.3, 1.3] } as const;
/** Meters to patio and path. */
const clearance = 0.45;

/** Visible from the patio, off the paths. */
export function placeWater(
  idea: Idea,
  terrain: Terrain,
  patio: Patio | undefined,
  ribbons: readonly Ribbon[],
  noRoom: NoRoom,
): WaterFeature<Pondlike>[] {
  const features: WaterFeature<Pondlike>[] = [];
  for (const object of ["pond", "fountain"] as const)
    for (const want of wantsFor(idea, object)) {
      const wanted = Math.min(want.count ?? 1, 3);
      let placed = 0;
      for (; placed < wanted; placed++) {
        const feature = findPlace(object, want, { idea, terrain, patio, ribbons, others: features });
        if (!feature) break;
        features.push(feature);
        reportSize(feature, want, noRoom);
        if (want.spot) reportSpot(terrain, object, { ...want, spot: want.spot }, feature, noRoom);
        else if (want.place && !isInPlace(terrain, want.place, feature.x, feature.z))
          noRoom.reportPlace(object, want, "elsewhere");
      }
      if (want.asked) noRoom.report(object, want.count ?? 1, placed);
    }
  return features;
}

function reportSize(feature: WaterFeature<Pondlike>, want: Want, noRoom: NoRoom): void {
  const [width, depth] = sizeFor(feature.object, want);
  if (want.size && feature.halfWidth * 2 < width * (1 - sizeKept))
    noRoom.reportSize(feature.object, extentOf(feature), [width, depth]);
}

function sizeFor(object: Pondlike, { size, shape }: Want): [width: number, depth: number] {
  const [usualWidth, usualDepth] = usualSize[object];
  const width = size?.width ?? usualWidth;
  return [width, size?.depth ?? width / (outlineFor(shape)?.aspect ?? usualWidth / usualDepth)];
}

/** Sizes to try; share of the width from the middle; meters off its place; costs per meter. */
const pondShrink = [1, 0.85, 0.7, 0.55];
const otherShrink = [1, 0.8];
const aside = 0.45;
const offCosts = { most: 3, place: 2, composition: 0.8 };

interface WaterSite {
  idea: Idea;
  terrain: Terrain;
  patio: Patio | undefined;
  ribbons: readonly Ribbon[];
  others: readonly Outline[];
}

function findPlace(
  object: Pondlike,
  want: Want,
  { idea, terrain, patio, ribbons, others }: WaterSite,
): WaterFeature<Pondlike> | undefined {
  const [width, depth] = sizeFor(object, want);
  const aim = aimOfWater(idea, terrain, depth, aside);
  const position = { off: 9, along: 0, side: 1 };
  const outline = fitOutline(terrain, {
    outline: { shape: "round", halfWidth: width / 2, halfDepth: depth / 2, turn: terrain.surroundings.axis },
    shrink: object === "pond" ? pondShrink : otherShrink,
    mostCost: offCosts.most,
    cost: (x, z, { halfWidth }) => {
      const reach = halfWidth + clearance;
      const blocked =
        distanceToPatio(patio, x, z) < reach ||
        (patio?.virtual && distanceToOutline(patio, x, z) < reach) ||
        ribbons.some((ribbon) => locateOnRibbon(ribbon, x, z, position).off < ribbon.width / 2 + reach) ||
        others.some((other) => Math.hypot(other.x - x, other.z - z) < other.halfWidth + reach) ||
        !isOutOfTheWay(terrain, x, z, halfWidth);
      if (blocked) return Number.POSITIVE_INFINITY;
      if (want.place === "around-patio") return Math.abs(distanceToPatio(patio, x, z) - reach);
      if (want.place || want.spot) return distanceFromWhere(terrain, want, x, z) * offCosts.place;
      return Math.hypot(x - aim[0], z - aim[1]) * offCosts.composition;
    },
  });
  return outline && { ...outline, object };
}
