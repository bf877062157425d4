import type { Want } from "../../idea/idea.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { offPlace } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";
import { walkLine } from "../../surfaces/lines.ts";
import { pointBeside } from "../../surfaces/ribbon.ts";

/** Meters along the path between lamps, which alternate sides. */
const gap = 1.25;
const leastGap = 0.7;
const gapRoundPatio = 1.6;
/** Meters of path without lamps at its ends; from its edge, the patio's corner and the near edge. */
const margins = { start: 0.6, bothEnds: 1.2, end: 0.8, path: 0.2, patio: 0.35, near: 0.7 };
/** Maximum meters from the named place. */
const offPlaceMost = 1;
const mostLamps = 14;
/** A single lamp does not light a path. */
const fewestLamps = 2;
/** Meters a lamp may move along, and then out, if its place is taken. */
const shifts = [
  [0, 0],
  [0.25, 0],
  [-0.25, 0],
  [0, 0.25],
  [0.45, 0],
] as const;

/** Around the patio if there is no path. */
export const placePathLights: Placer = {
  element: "lights",
  place(want, site) {
    let placed = placeLamps(site, want, besidePath(site, want), want.count ?? mostLamps);
    const left = (want.count ?? fewestLamps) - placed;
    if (left > 0) placed += placeLamps(site, want, roundPatio(site), want.count === undefined ? mostLamps : left);
    return want.count === undefined ? Math.min(placed, 1) : placed;
  },
};

function placeLamps(site: Site, want: Want, candidates: readonly PlanPoint[][], most: number): number {
  // Directly in front of the viewer a lamp would look like a post across the picture.
  const nearest = site.layout.terrain.grid.nearZ + margins.near;
  let placed = 0;
  for (const spots of candidates) {
    if (placed >= most) break;
    const lamp = spots
      .map(([x, z]) => ({ object: "path-light", x, z, angle: 0, size: 1 }) as const)
      .find(
        (own) => own.z > nearest && offPlace(site, want, own.x, own.z) <= offPlaceMost && site.fits(own, "off-paving"),
      );
    if (!lamp) continue;
    site.add(lamp);
    placed++;
  }
  return placed;
}

function besidePath({ layout: { path } }: Site, { count }: Want): PlanPoint[][] {
  if (!path) return [];
  const length = path.length;
  const step = count ? Math.min(gap, Math.max(leastGap, (length - margins.bothEnds) / count)) : gap;
  const lamps = Math.max(0, Math.floor((length - margins.end) / step) + 1);
  return Array.from({ length: lamps }, (_, i) => {
    const side = i % 2 ? -1 : 1;
    return shifts.map(([on, out]) => {
      const { x, z } = pointBeside(path, margins.start + i * step + on, side * (path.width / 2 + margins.path + out));
      return [x, z];
    });
  });
}

function roundPatio({ layout: { patio } }: Site): PlanPoint[][] {
  if (!patio) return [];
  const reach = Math.max(patio.halfWidth, patio.halfDepth) + margins.patio;
  const ring = Array.from({ length: 25 }, (_, i): PlanPoint => {
    const angle = (i / 24) * Math.PI * 2;
    return [patio.x + Math.cos(angle) * reach, patio.z + Math.sin(angle) * reach];
  });
  return walkLine(ring, gapRoundPatio).map(({ x, z }) => [[x, z]]);
}
