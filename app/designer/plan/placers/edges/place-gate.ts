import { clamp } from "../../../numeric/scalar.ts";
import { objectCatalog } from "../../../objects/catalog.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import type { Want } from "../../idea/idea.ts";
import { angleFacing, onPlan } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot, offPlace } from "../../site/find-spot.ts";
import { isObjectFor } from "../../site/objects-for-element.ts";
import type { Placer, Site } from "../../site/site.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";

/** Meters: the usual width with posts, the least and most, and how much wider than the path. Numbers of this file are by eye. */
const widths = { usual: 1.2, least: 0.9, most: 3.6, beyondPath: 0.3 };
/** Minimum length of the fence next to a gate. */
const leastRest = 0.12;
/** Shares of the path's length where a gate may be: near its ends first. */
const alongPath = [0.1, 0.9, 0.2, 0.8, 0.35, 0.65, 0.5];
/** Meters that a gate over the path keeps from the near edge and the patio, and may be from its named place. */
const clear = { near: 1.2, patio: 0.3, place: 1.5 };
/** Meters from the boundary to a gate in it. */
const atBoundary = 0.12;
/** Meters to either side at which the distance to the boundary is compared, to stand along it. */
const beside = 0.4;
/** Cost per meter from the path of a gate in a fence. */
const offPathCost = 0.5;

/** In a fence of the design, else over the path, else before the boundary. */
export const placeGate: Placer = {
  element: "gate",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    while (placed < wanted && (inFence(want, site) || overPath(want, site) || inBoundary(want, site))) placed++;
    return placed;
  },
};

/** In place of a panel, next to what is left of it. */
function inFence(want: Want, site: Site): boolean {
  const own = clamp(want.size?.width ?? widths.usual, widths.least, widths.most);
  const panels = site.objects.filter(({ object, width = 0 }) => isObjectFor("fence", object) && width >= widths.least);
  const costOf = ({ x, z }: ObjectPlacement) =>
    offPlace(site, want, x, z) + offPathCost * Math.max(0, site.map.surfaceAt(x, z).toPath);
  const [panel] = panels.sort((one, other) => costOf(one) - costOf(other));
  if (!panel) return false;
  const { angle, height = objectCatalog[panel.object].height, width: full = own, color } = panel;
  const rest = full - Math.min(own, full);
  const width = rest < leastRest ? full : full - rest;
  const gate = {
    object: "gate",
    ...onPlan(panel, (width - full) / 2, 0),
    angle,
    size: 1,
    width,
    height,
    color,
  } as const;
  site.objects.splice(site.objects.indexOf(panel), 1);
  site.add(gate);
  if (width < full) site.add({ ...panel, ...onPlan(panel, width / 2, 0), width: full - width });
  return true;
}

function overPath(want: Want, site: Site): boolean {
  const { path, terrain } = site.layout;
  if (!path) return false;
  const width = clamp(want.size?.width ?? path.width + widths.beyondPath, widths.least, widths.most);
  for (const share of alongPath) {
    const { x, z, angle } = pointAlong(path, path.length * share);
    if (z < terrain.grid.nearZ + clear.near || site.map.surfaceAt(x, z).toPatio < clear.patio) continue;
    if (offPlace(site, want, x, z) > clear.place) continue;
    const piece = { object: "gate", x, z, angle: Math.PI / 2 - angle, size: 1, width } as const;
    if (!site.fits(piece, "anywhere")) continue;
    site.add(piece);
    return true;
  }
  return false;
}

function inBoundary(want: Want, site: Site): boolean {
  const { grid } = site.layout.terrain;
  const width = clamp(want.size?.width ?? widths.usual, widths.least, widths.most);
  const at = (x: number, z: number) => {
    const slope = (dx: number, dz: number) =>
      sampleField(grid.toStructure, x + dx, z + dz) - sampleField(grid.toStructure, x - dx, z - dz);
    const angle = angleFacing(0, 0, slope(beside, 0), slope(0, beside));
    return { object: "gate", x, z, angle, size: 1, width } as const;
  };
  const spot = findSpot(site, want, ({ x, z }) =>
    site.fits(at(x, z), "anywhere")
      ? Math.abs(sampleField(grid.toStructure, x, z) - atBoundary)
      : Number.POSITIVE_INFINITY,
  );
  if (spot) site.add(at(spot.x, spot.z));
  return spot !== undefined;
}
