import { clamp } from "../../../numeric/scalar.ts";
import { pointAt } from "../../ground/terrain.ts";
import { angleFacing } from "../../parts/footprint.ts";
import { findSpot, offPlace } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";

/** Shares of the path's length where an arch may be, best first. */
const alongPath = [0.68, 0.6, 0.76, 0.5, 0.84, 0.4, 0.92];
/** Meters an arch keeps from the near edge and the patio, and may be from its named place. */
const clear = { near: 1.6, patio: 0.4 };
const offPlaceMost = 1.5;
/** Meters by which an arch is wider than the path, its drawn width, and its minimum and maximum size. */
const beyondPath = 0.3;
const usualWidth = 1.3;
const sizes = { least: 0.85, most: 1.15 };
/** An arbor is beyond this share of the yard's depth; cost of each meter nearer. */
const halfwayShare = 0.45;
const nearerCost = 1.5;

/** An arch over the path, far enough from the viewer not to fill the picture; without a path, an arbor to sit in. */
export const placeArch: Placer = {
  element: "arch",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    const { place } = want;
    const over = () => archOverPath(site, place);
    const seat = () => want.asked && arbour(site, place);
    // An arbor is for sitting, unless it is requested where people walk.
    const seatFirst = want.object === "arbour" && place !== "along-path" && place !== "front";
    while (placed < wanted && (seatFirst ? seat() || over() : over() || seat())) placed++;
    return placed;
  },
};

function archOverPath(site: Site, place: Parameters<typeof offPlace>[1]["place"]): boolean {
  const { path, terrain } = site.layout;
  if (!path) return false;
  const length = path.length;
  for (const share of alongPath) {
    const { x, z, angle } = pointAlong(path, length * share);
    if (z < terrain.grid.nearZ + clear.near || site.map.surfaceAt(x, z).toPatio < clear.patio) continue;
    if (offPlace(site, { place }, x, z) > offPlaceMost) continue;
    const size = clamp((path.width + beyondPath) / usualWidth, sizes.least, sizes.most);
    const piece = { object: "arch", x, z, angle: Math.PI / 2 - angle, size } as const;
    if (!site.fits(piece, "anywhere")) continue;
    site.add(piece);
    return true;
  }
  return false;
}

function arbour(site: Site, place: Parameters<typeof offPlace>[1]["place"]): boolean {
  const { terrain } = site.layout;
  const [viewX, viewZ] = pointAt(terrain, 0, 0.2);
  const [, halfway] = pointAt(terrain, 0, halfwayShare);
  const at = (x: number, z: number) =>
    ({ object: "arbour", x, z, angle: angleFacing(x, z, viewX, viewZ), size: 1 }) as const;
  const spot = findSpot(site, { place }, ({ x, z }, { toBed }) =>
    site.fits(at(x, z), "off-paving")
      ? Math.abs(toBed) + nearerCost * Math.max(0, halfway - z)
      : Number.POSITIVE_INFINITY,
  );
  if (spot) site.add(at(spot.x, spot.z));
  return spot !== undefined;
}
