import { seeYard } from "#app/designer/design-yard.ts";
import type { Raster } from "#app/designer/numeric/raster.ts";
import { measurePhoto } from "#app/designer/photo/pixels/photo-measures.ts";
import { kindsOfAllLevels } from "#app/designer/photo/scene/all-levels.ts";
import { type ExistingPaving, groundKinds, type Scene } from "#app/designer/photo/scene/scene.ts";
import { judgeSubject } from "#app/designer/photo/subject/judge-subject.ts";
import { findFigures } from "#app/designer/photo/upright/find-figures.ts";
import { findKnowableLengths } from "#app/designer/take-off/quantities/find-lengths.ts";
import type { YardReading } from "./contract.ts";
import {
  type CellKind,
  cellKept,
  cellKinds,
  cellRedesigned,
  type GroundCells,
  type KindCells,
} from "./ground-cells.ts";
import { loadScene, type PhotoToRead } from "./photo-scene.server.ts";

/** Cells along the long side: fine enough to draw its outline, small enough to store with an order. */
const longSide = 160;

/** In the child process. Caches the scene for the photo's designs. */
export async function readYard(payload: PhotoToRead): Promise<YardReading> {
  const { photo, scene } = await loadScene(payload);
  const ground = shrinkGround(scene);
  const kinds = shrinkKinds(scene, ground);
  const lengths = findKnowableLengths(seeYard(photo, scene).yard);
  const { confidence, paving, lens } = scene;
  return {
    confidence,
    ground,
    kinds,
    paving: paving && placeOf(paving),
    lengths,
    eye: { horizon: scene.horizonV / scene.height, height: lens.eyeHeight },
    sunAcross: findSunAcross(scene.light),
    figures: findFigures(scene),
    subject: subjectOf(photo, scene),
  };
}

/** From so much certainty on the direction is right within 35 degrees on photos of known sun. */
const sureSun = 0.5;

function findSunAcross({ direction: [x, , z], certainty }: Scene["light"]): number | undefined {
  return certainty < sureSun ? undefined : Math.round((Math.atan2(x, z) * 180) / Math.PI);
}

function placeOf({ share, centreU, centreV }: ExistingPaving): YardReading["paving"] {
  return { share, centreU, centreV };
}

/** Undefined for a yard. */
function subjectOf(photo: Raster, { reading, confidence }: Scene): string | undefined {
  const measures = measurePhoto(photo);
  const subject = judgeSubject({ ...reading, measures, shows: reading.subjects, doubts: confidence.doubts });
  return subject === "yard" ? undefined : subject;
}

/** A cell is ground where more than half of its part of the matte is. */
function shrinkGround({ ground, width, height }: Scene): GroundCells {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const grid = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const balance = new Float64Array(grid.width * grid.height);
  ground.forEach((share, i) => {
    const column = Math.floor(((i % width) * grid.width) / width);
    const row = Math.floor((Math.floor(i / width) * grid.height) / height);
    const cell = row * grid.width + column;
    balance[cell] = (balance[cell] ?? 0) + share - 127.5;
  });
  return { ...grid, cells: Uint8Array.from(balance, (surplus) => (surplus > 0 ? cellRedesigned : cellKept)) };
}

/** Sample points in each cell, as shares of its sides. */
const looks = [0.2, 0.5, 0.8];
/** Density, of 255, from which something counts as built. */
const builtFrom = 128;

/** A cell has the kind of most of its part of the picture. */
function shrinkKinds(scene: Scene, { width, height }: GroundCells): KindCells {
  const { built } = scene;
  const map = kindsOfAllLevels(scene);
  const codeOf = groundKinds.map((kind): number => cellKinds.indexOf(kind satisfies CellKind));
  const kinds = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const seen = looks.flatMap((down) =>
      looks.map((across) => codeOf[valueAt(map, (x + across) / width, (y + down) / height)] ?? 0),
    );
    const kind = mostFrequent(seen);
    const isBuilt = valueAt(built, (x + 0.5) / width, (y + 0.5) / height) >= builtFrom;
    return kind === 0 && isBuilt ? cellKinds.indexOf("built") : kind;
  });
  return { width, height, kinds };
}

function valueAt(grid: { width: number; height: number; values: Uint8Array }, u: number, v: number): number {
  return grid.values[Math.floor(v * grid.height) * grid.width + Math.floor(u * grid.width)] ?? 0;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Uint8Array(cellKinds.length);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}
