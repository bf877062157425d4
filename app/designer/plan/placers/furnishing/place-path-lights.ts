import { clamp } from "../../../numeric/scalar.ts";
import { objectCatalog } from "../../../objects/catalog.ts";
import { isOpenKind } from "../../../photo/scene/scene.ts";
import { isPavedGround, sampleField } from "../../ground/ground-grid.ts";
import { distanceToDoors } from "../../ground/surroundings.ts";
import type { Want } from "../../idea/idea.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { offPlace } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";
import { besideDrive, besideWays, linesFor, walkLine } from "../../surfaces/lines/lines.ts";
import { createRibbon, pointBeside, type Ribbon } from "../../surfaces/ribbon.ts";

/** Meters along the path between the pairs of lamps. */
const gap = 1.8;
const leastGap = 0.7;
const gapRoundPatio = 1.6;
/**
 * Meters from the edge of a path, of a walk that stays and of a drive, from the patio's corner, and from the near edge.
 */
const margins = { path: 0.2, way: 0.2, drive: 0.35, patio: 0.35, near: 0.7 };
/** Maximum meters from the named place; minimum meters from a door, from where cars drive, and from the yard's edge. */
const offPlaceMost = 1;
const offDoor = 1;
const offCars = 0.3;
const fromEdge = 0.5;
const mostLamps = 20;
/** A single lamp does not light a path. */
const fewestLamps = 2;
/** Meters a lamp may move along, and then out, if its place is taken. */
const shifts = [
  [0, 0],
  [0.25, 0],
  [-0.25, 0],
  [0, 0.15],
  [0, -0.1],
  [0.5, 0],
  [-0.5, 0],
  [0, 0.3],
] as const;

/**
 * Lamps at regular distances on both sides of the path, or of the walk or drive that stays; around the patio if there is no way
 * to light, and last along the yard's edges.
 */
export const placePathLights: Placer = {
  element: "lights",
  place(want, site) {
    let placed = placeLamps(site, want, besideWay(site, want), want.count ?? mostLamps);
    for (const other of want.asked ? [roundPatio, alongEdges] : [roundPatio]) {
      const left = (want.count ?? fewestLamps) - placed;
      if (left > 0) placed += placeLamps(site, want, other(site), want.count === undefined ? mostLamps : left);
    }
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
      .map(([x, z]): ObjectPlacement => ({ object: want.object ?? "path-light", x, z, angle: 0, size: 1 }))
      .find((own) => own.z > nearest && isAtPlace(site, want, own) && mayStand(site, own));
    if (!lamp) continue;
    site.add(lamp);
    placed++;
  }
  return placed;
}

/** Without a path of the design, the way that stays is the place. */
function isAtPlace(site: Site, want: Want, { x, z }: ObjectPlacement): boolean {
  const onOldWay = want.spot === "along-drive" || (want.place === "along-path" && !site.layout.path);
  return onOldWay || offPlace(site, want, x, z) <= offPlaceMost;
}

/** A stake needs hardly any ground: it may be in what stays, right next to a walk or drive. */
function mayStand({ map, layout }: Site, { object, x, z }: ObjectPlacement): boolean {
  const { yard, surroundings } = layout.terrain;
  const { height, radius } = objectCatalog[object];
  const [u, v, depth] = yard.camera.project(x, 0, z, [0, 0, 0]);
  if (!yard.camera.isInPicture(u, v, depth) || !isOpenKind(yard.kindAt(u, v))) return false;
  if (layout.idea.existingPaving !== "removed" && isPavedGround(layout.terrain.grid, x, z)) return false;
  if (sampleField(layout.terrain.grid.toDrive, x, z) < offCars) return false;
  if (distanceToDoors(surroundings.doors, x, z) < offDoor || map.isHidden(x, height / 2, z)) return false;
  const { toPatio, toPath, toStone, toCreek } = map.surfaceAt(x, z);
  return Math.min(toPatio, toPath, toStone, toCreek) > radius && map.isFree(x, z, radius);
}

function besideWay({ layout }: Site, want: Want): PlanPoint[][] {
  const { path, terrain } = layout;
  if (path && want.spot !== "along-drive") {
    const off = path.width / 2 + margins.path;
    return spread([path], want.count, [-off, off]);
  }
  const lines = want.spot === "along-drive" ? besideDrive(terrain, margins.drive) : besideWays(terrain, margins.way);
  return spread(
    lines.map((line) => createRibbon(line, 0)),
    want.count,
    [0],
  );
}

/** Places at one distance along the ribbons, on each of the sides, each with those to try if it is taken. */
function spread(ribbons: readonly Ribbon[], count: number | undefined, sides: readonly number[]): PlanPoint[][] {
  const length = ribbons.reduce((sum, ribbon) => sum + ribbon.length, 0);
  const step = count ? clamp((length * sides.length) / count, leastGap, gap) : gap;
  return ribbons.flatMap((ribbon) =>
    Array.from({ length: Math.floor(ribbon.length / step) }, (_, i) =>
      sides.map((side) =>
        shifts.map(([on, out]): PlanPoint => {
          const { x, z } = pointBeside(ribbon, (i + 0.5) * step + on, side + Math.sign(side || 1) * out);
          return [x, z];
        }),
      ),
    ).flat(),
  );
}

function alongEdges({ layout }: Site): PlanPoint[][] {
  const ribbons = linesFor(layout, {}, fromEdge).map((line) => createRibbon(line, 0));
  return spread(ribbons, undefined, [0]);
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
