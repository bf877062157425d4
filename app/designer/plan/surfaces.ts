import { noise } from "../numeric/noise.ts";
import type { Random } from "../numeric/random.ts";
import { layBeds } from "./beds.ts";
import { createField, type GridField, type GroundGrid, sampleField } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import { layPath, locateOnPath, type Path, type PathPosition } from "./path.ts";
import { alongPatioEdge, distanceToPatio, layPatio, type Patio } from "./patio.ts";
import type { Plan, SurfaceHit } from "./plan.ts";
import { distanceToStone, laySteppingStones, type SteppingStone } from "./stepping-stones.ts";
import type { Yard } from "./yard.ts";

/** The flat part of a plan: what lies where, before anything is placed on it. */
export interface Layout {
  idea: Idea;
  grid: GroundGrid;
  yard: Yard;
  patio?: Patio;
  path?: Path;
  stones: readonly SteppingStone[];
  surfaceAt: Plan["surfaceAt"];
}

export function laySurfaces(idea: Idea, grid: GroundGrid, yard: Yard, random: Random): Layout {
  const patio = layPatio(idea, grid, yard, random);
  const path = layPath(idea, patio, grid, random);
  const { stepping, steppingSlabs } = idea.paving;
  const stones = path && stepping ? laySteppingStones(path, steppingSlabs, grid.scale, random) : [];
  const toPath = path && createPathField(grid, path);
  const beds = layBeds({ idea, grid, yard, patio, path, toPath, random });
  return {
    idea,
    grid,
    yard,
    patio,
    path,
    stones,
    surfaceAt: createSurfaceAt({ grid, patio, path, toPath, stones, beds, stepping }),
  };
}

export function createSurfaceHit(): SurfaceHit {
  return {
    kind: "base",
    toPatio: 9,
    toPath: 9,
    toBed: 9,
    toStone: 9,
    toCreek: 9,
    pathAlong: 0,
    pathAcross: 0,
    patioEdgeAlong: 0,
  };
}

interface SurfaceParts {
  grid: GroundGrid;
  patio?: Patio;
  path?: Path;
  toPath?: GridField;
  stones: readonly SteppingStone[];
  beds: GridField;
  stepping: boolean;
}

/** Patio over path over stepping stones over beds; a stepping path keeps the beds off its strip. */
function createSurfaceAt(parts: SurfaceParts): Plan["surfaceAt"] {
  const { grid, patio, path, toPath, stones, beds, stepping } = parts;
  const position: PathPosition = { off: 9, along: 0, side: 1 };
  return (x, z, hit) => {
    hit.toPatio = distanceToPatio(patio, x, z);
    hit.toBed = sampleField(beds, x, z);
    if (Math.abs(hit.toBed) < 0.06) hit.toBed -= bedRaggedness(x, z);
    hit.toPath = toPath ? sampleField(toPath, x, z) : 9;
    hit.toStone = 9;
    if (path && hit.toPath < 0.2) {
      locateOnPath(path, x, z, position);
      hit.toPath = position.off - path.width / 2;
      hit.pathAlong = position.along;
      hit.pathAcross = position.off * position.side;
      if (stepping) hit.toStone = distanceToStone(stones, x, z, grid.scale);
    }
    if (patio && hit.toPatio < 0 && hit.toPatio > -0.5) hit.patioEdgeAlong = alongPatioEdge(patio, x, z);
    hit.kind = kindOf(hit, stepping);
    // Between stepping stones lies open ground, not a path: it is only kept free of planting.
    if (stepping) hit.toPath = Math.max(hit.toPath, 0.06);
    return hit;
  };
}

/** Metres to the path's edge. The exact search is slow: far from the path this field is good enough. */
function createPathField(grid: GroundGrid, path: Path): GridField {
  const position: PathPosition = { off: 9, along: 0, side: 1 };
  return createField(grid, (x, z) => locateOnPath(path, x, z, position).off - path.width / 2);
}

function kindOf(hit: SurfaceHit, stepping: boolean): SurfaceHit["kind"] {
  if (hit.toPatio < 0) return "patio";
  if (hit.toPath < 0 && !stepping) return "path";
  if (hit.toStone < 0) return "stepping-stone";
  if (hit.toBed < 0 && !(stepping && hit.toPath < 0.12)) return "bed";
  return "base";
}

function bedRaggedness(x: number, z: number): number {
  return 0.02 * (noise(x * 9, z * 9, 3) - 0.5) + 0.015 * (noise(x * 30, z * 30, 4) - 0.5);
}
