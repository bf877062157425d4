import { objectCatalogue } from "../../../objects/catalogue.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import { distanceToDoors } from "../../ground/surroundings.ts";
import { driveClearance } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { areApart, footprintOf } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import type { Placer, Site } from "../../site/site.ts";
import { bridgeLines, cutLine, type LinePiece, linesFor, mostPieces, placesInTurn } from "../../surfaces/lines.ts";

/** Metres from post to post, as panels are sold. Other numbers of this file are by eye. */
const panelWidth = 1.8;
/** Metres before the boundary: right in front of a fence that is there already, as it takes that one's place. */
const offsets = [0.12, 0.3, 0.6];
/** Metres left free on either side of a door or gate. */
const gateClearance = 0.8;
const fewestPanels = 2;
/** Panels that are worth standing apart from a longer run. */
const shortestRun = 3;
/** Metres of boundary below which it is only something that lies before it. */
const shortestLine = 0.8;
const mostPanels = 14;
/** Gaps in the boundary that are bridged, and distances at which two panels meet: shares of a panel. */
const bridged = 1.3;
const meeting = 1.2;
/** Metres: usual heights, the lowest first, by how much one has to be above palings, and the height where none is. */
const usualHeights = [1.8, 1.95, 2.1];
const overPalings = 0.1;
const overAll = 2.2;
/** Metres up to which a fence is one to look over, and how high it is by default is its own affair. */
const lowFence = 1.2;
/** Density of upright lines of palings, and by how much built things are denser. */
const palingDensity = 0.03;
const builtOverPalings = 8;
/** Probes of five with ground under them; heights at which what stands nearer is looked for, and how much nearer: metres. */
const leastGrounded = 3;
const nearerAt = [1.2, 1.7] as const;
const nearerBy = 0.25;

/** Panels from post to post along the yard's edge. */
export const placeFence: Placer = {
  element: "fence",
  place(want, site) {
    const most = mostPieces(want, panelWidth, mostPanels);
    for (const place of placesInTurn(want))
      for (const offset of offsets) {
        const panels = findPanels(site, { ...want, place }, offset).slice(0, most);
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
    const pieces = cutLine(line, panelWidth);
    const grounded = pieces.map((piece) => hasGround(site, piece));
    // What lies before a fence in one place, a mower or a shrub, does not part it: the picture shows it in front.
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
  const own = objectCatalogue[object].height;
  const usual = own < lowFence ? own : Math.max(...fence.map((panel) => usualHeight(site, panel)));
  const height = want.size?.height ?? usual;
  return fence.map((panel) => ({ ...panel, height }));
}

/** Panels that meet, in the order in which they were found. */
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

/** 1.8 m, or as high as the palings that it stands before, or they would look over it. */
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

/** Shares of its length at which a panel is probed. */
const probes = [-0.45, -0.2, 0, 0.2, 0.45];

/** Whether there is ground under half of a panel at least, and nothing that bounds the yard stands nearer. */
function hasGround({ map }: Site, piece: LinePiece): boolean {
  const grounded = probes
    .map((share) => pointOn(piece, share))
    .filter(([x, z]) => map.isOpen(x, z) || map.isOpen(x, z - nearerBy));
  const { x, z } = piece;
  return grounded.length >= leastGrounded && !nearerAt.every((height) => map.isHidden(x, height, z - nearerBy));
}

/** Whether a panel leaves doors, drives and paving free. */
function isFree({ map, layout }: Site, piece: LinePiece, panel: ObjectPlacement): boolean {
  const { grid, surroundings } = layout.terrain;
  const isOff = ([x, z]: PlanPoint) =>
    distanceToDoors(surroundings.doors, x, z) > gateClearance && sampleField(grid.toDrive, x, z) > driveClearance;
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
