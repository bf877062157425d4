import type { Scene } from "#app/designer/photo/scene/scene.ts";
import type { YardReading } from "./contract.ts";
import { cellKept, cellRedesigned, type GroundCells } from "./ground-cells.ts";
import { loadScene, type PhotoToRead } from "./photo-scene.server.ts";

/** Cells along the long side: fine enough to draw its outline, small enough to store with an order. */
const longSide = 160;

/** Child side of reading a yard. The scene is kept: the designs of the same photo begin with it. */
export async function readYard(payload: PhotoToRead): Promise<YardReading> {
  const { scene } = await loadScene(payload);
  return { confidence: scene.confidence, ground: shrinkGround(scene) };
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
