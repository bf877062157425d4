import { hash2 } from "../../numeric/random.ts";
import { numberAt } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import { CellMemory } from "./cell-memory.ts";

/** The Voronoi cell of a point, in units of one lattice cell. */
export interface VoronoiCell {
  id: number;
  centerX: number;
  centerZ: number;
  /** Distance to the border with the nearest neighbor, and the unit normal of that border. */
  toBorder: number;
  normalX: number;
  normalZ: number;
  /** Two numbers each. */
  middles: CellMemory;
}

/** Reusable. `jitter` 0 is a square lattice, 1 is fully scattered. */
export function createVoronoiCell(jitter: number, seed: number): VoronoiCell {
  const middles = new CellMemory(2, (cellX, cellZ, values, at) => {
    values[at] = cellX + 0.5 + (hash2(cellX, cellZ, seed) - 0.5) * jitter;
    values[at + 1] = cellZ + 0.5 + (hash2(cellX, cellZ, seed + 7) - 0.5) * jitter;
  });
  return { id: 0, centerX: 0, centerZ: 0, toBorder: 0, normalX: 0, normalZ: 0, middles };
}

export function findVoronoiCell(x: number, z: number, cell: VoronoiCell): VoronoiCell {
  const { middles } = cell;
  const latticeX = Math.floor(x);
  const latticeZ = Math.floor(z);
  let nearest = 1e9;
  let second = 1e9;
  let secondX = 0;
  let secondZ = 0;
  for (let dz = -1; dz <= 1; dz++)
    for (let dx = -1; dx <= 1; dx++) {
      const cellX = latticeX + dx;
      const cellZ = latticeZ + dz;
      const at = middles.at(cellX, cellZ);
      const px = numberAt(middles.values, at);
      const pz = numberAt(middles.values, at + 1);
      const distance = (px - x) * (px - x) + (pz - z) * (pz - z);
      if (distance < nearest) {
        second = nearest;
        secondX = cell.centerX;
        secondZ = cell.centerZ;
        nearest = distance;
        cell.centerX = px;
        cell.centerZ = pz;
        cell.id = (cellX * 73856093) ^ (cellZ * 19349663);
      } else if (distance < second) {
        second = distance;
        secondX = px;
        secondZ = pz;
      }
    }
  const gapX = secondX - cell.centerX;
  const gapZ = secondZ - cell.centerZ;
  const length = norm(gapX, gapZ) || 1;
  cell.normalX = gapX / length;
  cell.normalZ = gapZ / length;
  cell.toBorder =
    ((secondX + cell.centerX) * 0.5 - x) * cell.normalX + ((secondZ + cell.centerZ) * 0.5 - z) * cell.normalZ;
  return cell;
}
