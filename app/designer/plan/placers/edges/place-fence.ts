import { objectCatalog } from "../../../objects/catalog.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import { distanceToDoors } from "../../ground/surroundings.ts";
import { isInPicture, rowClearance } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { areApart, footprintOf } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import type { Placer, Site } from "../../site/site.ts";
import {
  betweenOpenings,
  bridgeLines,
  cutLine,
  gateClearance,
  type LinePiece,
  linesFor,
  mostPieces,
  wantsInTurn,
} from "../../surfaces/lines/lines.ts";

/** Meters between posts, as panels are sold. Other */
const panelWidth = 1.8;
/** Meters in front of the boundary: directly at an existing fence, which the new one replaces. */
const offsets = [0.12, 0.3, 0.6];
const fewestPanels = 2;
/** Minimum number of panels separate from a longer run. */
const shortestRun = 3;
/** Meters of boundary below which it is only an object in front of it. */
const shortestLine = 0.8;
const mostPanels = 20;
/** Gaps in the boundary that are bridged, and distances at which two panels meet: shares of a panel. */
const bridged = 1.3;
const meeting = 1.2;
/** Meters: usual heights, lowest first; how much higher than existing pickets; and the height if there are none. */
const usualHeights = [1.8, 1.95, 2.1];
const overPalings = 0.1;
const overAll = 2.2;
/** Meters up to which a fence is one to look over and has its own default height. */
const lowFence = 1.2;
/** Density of upright lines of pickets, and of built surroundings. */
const palingDensity = 0.03;
const builtOverPalings = 8;
/** Probes of five that need ground; heights at which nearer objects are searched, and how much nearer; meters. */
const leastGrounded = 3;
const nearerAt = [1.2, 1.7] as const;
const nearerBy = 0.25;

export const placeFence: Placer = {
  element: "fence",
  place(want, site) {
    const most = mostPieces(want, panelWidth, mostPanels);
    for (const own of wantsInTurn(want))
      for (const offset of offsets) {
        const panels = findPanels(site, own, offset).slice(0, most);
        if (panels.length < Math.min(most, fewestPanels)) continue;
        for (const panel of panels) site.add(panel);
        return want.count ?? 1;
      }
    return 0;
  },
};

function findPanels(site: Site, want: Want, offset: number): ObjectPlacement[] {
  const panels: ObjectPlacement[] = [];
  const object = want.object ?? "fence-panel";
  const aside = want.place === "left" || want.place === "right";
  for (const line of bridgeLines(
    linesFor(site.layout, want, offset, "never-along-house"),
    shortestLine,
    panelWidth * bridged,
  )) {
    if (panels.length > 0 && aside) break;
    const pieces = betweenOpenings(site.layout.terrain, line).flatMap((part) => cutLine(part, panelWidth));
    const grounded = pieces.map((piece) => hasGround(site, piece));
    // An object in front of a fence, such as a mower or a shrub, does not interrupt it: the picture shows it in front.
    const carried = pieces.filter(
      (_, i) => grounded.slice(Math.max(0, i - 2), i + 1).includes(true) && grounded.slice(i, i + 3).includes(true),
    );
    for (const piece of carried) {
      const { x, z, angle, length } = piece;
      const panel = { object, x, z, angle: -angle, size: 1, width: length } as const;
      const meets = (other: ObjectPlacement) => Math.hypot(other.x - x, other.z - z) < length * meeting;
      const apart = panels.every((other) => meets(other) || areApart(panel, other));
      if (apart && isFree(site, piece, panel)) panels.push(panel);
    }
  }
  const runs = runsOf(panels);
  const longest = Math.max(0, ...runs.map((run) => run.length));
  const fence = runs.filter((run) => run.length >= Math.min(longest, shortestRun)).flat();
  const own = objectCatalog[object].height;
  const usual = own < lowFence ? own : Math.max(...fence.map((panel) => usualHeight(site, panel)));
  const height = want.size?.height ?? usual * (want.share ?? 1);
  return fence.map((panel) => ({ ...panel, height }));
}

function runsOf(panels: readonly ObjectPlacement[]): ObjectPlacement[][] {
  const runs: ObjectPlacement[][] = [];
  for (const panel of panels) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && Math.hypot(before.x - panel.x, before.z - panel.z) < panelWidth * meeting) run?.push(panel);
    else runs.push([panel]);
  }
  return runs;
}

/** 1.8 m, or as high as the pickets behind it, which would otherwise show above it. */
function usualHeight({ layout }: Site, { x, z }: ObjectPlacement): number {
  const { yard, surroundings } = layout.terrain;
  const isPaling = (height: number) => {
    const [u, v] = yard.camera.project(x, height, z, [0, 0, 0]);
    return (
      surroundings.palings && Math.min(yard.uprightsAt(u, v), yard.builtAt(u, v) / builtOverPalings) > palingDensity
    );
  };
  return usualHeights.find((height) => !isPaling(height + overPalings)) ?? overAll;
}

const probes = [-0.45, -0.2, 0, 0.2, 0.45];

function hasGround({ map, layout }: Site, piece: LinePiece): boolean {
  const points = probes.map((share) => pointOn(piece, share));
  const seen = points.filter(([x, z]) => isInPicture(layout.terrain, x, z));
  // Where the picture ends, the fence goes on.
  const unseen = seen.length > 0 ? points.length - seen.length : 0;
  const grounded = seen.filter(([x, z]) => map.isOpen(x, z) || map.isOpen(x, z - nearerBy));
  const { x, z } = piece;
  return (
    grounded.length + unseen >= leastGrounded && !nearerAt.every((height) => map.isHidden(x, height, z - nearerBy))
  );
}

function isFree({ map, layout }: Site, piece: LinePiece, panel: ObjectPlacement): boolean {
  const { grid, surroundings } = layout.terrain;
  const isOff = ([x, z]: PlanPoint) =>
    distanceToDoors(surroundings.doors, x, z) > gateClearance && sampleField(grid.toDrive, x, z) > rowClearance;
  return (
    probes.every((share) => isOff(pointOn(piece, share))) &&
    footprintOf(panel).every((disc) => {
      const { toPatio, toPath } = map.surfaceAt(disc.x, disc.z);
      return toPatio > 0 && toPath > 0 && map.isFree(disc.x, disc.z, disc.radius);
    })
  );
}

function pointOn({ x, z, angle, length }: LinePiece, share: number): PlanPoint {
  return [x + Math.cos(angle) * length * share, z + Math.sin(angle) * length * share];
}
