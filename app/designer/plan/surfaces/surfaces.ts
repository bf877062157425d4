import { noise } from "../../numeric/noise.ts";
import type { RandomStreams } from "../../numeric/random.ts";
import { freedRim } from "../ground/free-paving.ts";
import { createField, type GridField, sampleField } from "../ground/ground-grid.ts";
import { distancesToWays } from "../ground/paved-ways.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { alongOutline, type Outline } from "../parts/outline.ts";
import type { Plan, SurfaceHit } from "../parts/plan.ts";
import { layBeds } from "./beds.ts";
import { type Creek, distanceToCreek, layCreek } from "./creek.ts";
import { withWalks } from "./kept-free.ts";
import { drawLawn, type LawnEdge } from "./lawn-shape.ts";
import { layMeadow, meadowStrip } from "./meadow.ts";
import { layPath, type Path } from "./path.ts";
import { edgeOfPatio, layPatio, type Patio } from "./patio.ts";
import { layPlayLawn } from "./play-lawn.ts";
import { placePools, withoutWater } from "./pools.ts";
import { createRibbonPosition, locateOnRibbon, type Ribbon } from "./ribbon.ts";
import { distanceToStone, laySteppingStones, type SteppingStone } from "./stepping-stones.ts";
import type { WaterFeature } from "./water-feature.ts";
import { placeWater, placeWidePonds } from "./water-features.ts";

/** Meters from a bed's edge within which it is ragged; farther away its field is the distance. */
export const raggedWithin = 0.06;

/** The flat part of a plan. */
export interface Layout {
  idea: Idea;
  terrain: Terrain;
  patio?: Patio;
  path?: Path;
  creek?: Creek;
  water: readonly WaterFeature[];
  playLawn?: Outline;
  hasMeadow: boolean;
  beds: GridField;
  surfaceAt: Plan["surfaceAt"];
}

/** A key with value undefined keeps that part absent. */
export type HeldSurfaces = Partial<Pick<Layout, "patio" | "path" | "creek" | "playLawn" | "beds">>;

/**
 * Lays pools and wide ponds, patio, path, creek, water, lawns and beds, each respecting those before it and with its own random stream.
 */
export function laySurfaces(
  idea: Idea,
  terrain: Terrain,
  noRoom: NoRoom,
  streams: RandomStreams,
  held: HeldSurfaces = {},
): Layout {
  const { stepping, steppingSlabs, wallToWall } = idea.paving;
  const pools = placePools(idea, terrain, held, noRoom);
  const wide = [...pools, ...placeWidePonds(idea, withoutWater(terrain, pools), held, noRoom)];
  // A change lays out ground that still has the walks of the design before it.
  const free = withoutWater({ ...terrain, walks: undefined, unplanted: undefined }, wide);
  const patio = "patio" in held ? held.patio : layPatio(idea, free, noRoom);
  const path = "path" in held ? held.path : layPath(idea, patio, free, noRoom);
  const creek = "creek" in held ? held.creek : layCreek(idea, free, patio, path, noRoom, streams("creek"));
  const laid = { patio: wallToWall ? undefined : patio, path, creek };
  const water = [...wide, ...placeWater(idea, free, laid, noRoom)];
  const toPath = path && createPathField(terrain, path);
  const walked = withWalks(free, patio, toPath, water);
  const playLawn = "playLawn" in held ? held.playLawn : layPlayLawn(idea, free, patio, noRoom);
  const stones = path && stepping ? laySteppingStones(path, steppingSlabs, streams("stones")) : [];
  const toWalk = path ? undefined : walkOf(idea, terrain);
  const lawn = drawLawn(idea, terrain);
  const site = {
    idea,
    terrain: walked,
    lawn,
    patio,
    path,
    toPath,
    toWalk,
    creek,
    water,
    playLawn,
    noRoom,
    random: streams("beds"),
  };
  const beds = held.beds ?? layBeds(site);
  const meadow = layMeadow(idea, terrain, lawn);
  const surfaceAt = createSurfaceAt({
    terrain,
    patio,
    path,
    toPath: toPath ?? toWalk,
    creek,
    stones,
    beds,
    meadow,
    stepping,
    wallToWall,
  });
  return {
    idea,
    terrain: { ...terrain, walks: walked.walks, unplanted: walked.unplanted },
    patio,
    path,
    creek,
    water,
    playLawn,
    hasMeadow: meadow !== undefined,
    beds,
    surfaceAt,
  };
}

/** Meters to the way that stays, if something is requested along the path and this is the only one. */
function walkOf(idea: Idea, terrain: Terrain): GridField | undefined {
  return idea.items.some(({ place }) => place === "along-path") ? distancesToWays(terrain) : undefined;
}

interface SurfaceParts {
  terrain: Terrain;
  patio?: Patio;
  path?: Path;
  toPath?: GridField;
  creek?: Creek;
  stones: readonly SteppingStone[];
  beds: GridField;
  meadow?: LawnEdge;
  stepping: boolean;
  wallToWall: boolean;
}

/** A stepping path keeps beds off its strip. */
function createSurfaceAt(parts: SurfaceParts): Plan["surfaceAt"] {
  const { terrain, patio, path, toPath, creek, stones, beds, meadow, stepping, wallToWall } = parts;
  const position = createRibbonPosition();
  const toPatio = edgeOfPatio(patio);
  const toOld = patio && terrain.freed?.grows ? terrain.freed.toFreed : undefined;
  const toCreek = creek && createField(terrain.grid, (x, z) => distanceToCreek(creek, x, z, position));
  return (x, z, hit) => {
    hit.toPatio = toOld ? Math.min(toPatio(x, z), sampleField(toOld, x, z) - freedRim) : toPatio(x, z);
    hit.toBed = sampleField(beds, x, z);
    if (Math.abs(hit.toBed) < raggedWithin) hit.toBed -= bedRaggedness(x, z);
    if (wallToWall) hit.toPatio = -hit.toBed;
    hit.toPath = toPath ? sampleField(toPath, x, z) : 9;
    hit.toCreek = toCreek ? sampleField(toCreek, x, z) : 9;
    hit.toStone = 9;
    if (path && hit.toPath < 0.2) {
      locateOnRibbon(path, x, z, position);
      hit.toPath = position.off - path.width / 2;
      hit.pathAlong = position.along;
      hit.pathAcross = position.off * position.side;
      if (stepping) hit.toStone = distanceToStone(stones, x, z);
    }
    if (patio && hit.toPatio < 0 && hit.toPatio > -0.5) hit.patioEdgeAlong = alongOutline(patio, x, z);
    hit.kind = kindOf(hit, stepping);
    const mown = Math.min(hit.toPatio, hit.toPath) < meadowStrip;
    if (hit.kind === "base" && meadow && !mown && meadow(x, z) < 0) hit.kind = "meadow";
    // Between stepping stones is open ground, not path: it is only kept free of planting.
    if (stepping) hit.toPath = Math.max(hit.toPath, 0.06);
    return hit;
  };
}

/** The exact search is slow: far from the path this field is precise enough. */
function createPathField(terrain: Terrain, path: Ribbon): GridField {
  const position = createRibbonPosition();
  return createField(terrain.grid, (x, z) => locateOnRibbon(path, x, z, position).off - path.width / 2);
}

function kindOf(hit: SurfaceHit, stepping: boolean): SurfaceHit["kind"] {
  if (hit.toPatio < 0) return "patio";
  if (hit.toPath < 0 && !stepping) return "path";
  if (hit.toStone < 0) return "stepping-stone";
  if (hit.toCreek < 0) return "creek";
  if (hit.toBed < 0 && !(stepping && hit.toPath < 0.12)) return "bed";
  return "base";
}

function bedRaggedness(x: number, z: number): number {
  return 0.02 * (noise(x * 9, z * 9, 3) - 0.5) + 0.015 * (noise(x * 30, z * 30, 4) - 0.5);
}
