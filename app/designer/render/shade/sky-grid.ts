import { floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, norm } from "../../numeric/scalar.ts";
import { cross, type Vec3 } from "../../numeric/vector.ts";
import {
  acrossOffset,
  alongOffset,
  bladeShape,
  type GrownDesign,
  leafStride,
  shapeOffset,
} from "../geometry/grown-design.ts";

/** Cell size and origin in meters; numbers of cells across, up and away. */
const cell = 0.2;
const columns = 176;
const layers = 36;
const rows = 176;
const originX = -17.6;
const originZ = -3;
/** A randomly oriented leaf hides half its area. Source: Nilson, "Foliage inclination" (1971), spherical angles. */
const shownShare = 0.5;
/** Boards and walls hide more than the same area of scattered leaves. */
const tightness = 1.2;
/** Meters between the points at which a triangle's area is added. */
const triangleStep = 0.15;
/** Steps of a ray, their length in cells, and the distance of the first, so that a leaf does not block its own sky. */
const steps = 9;
const stride = 1.1;
const start = 0.6;

/**
 * Rays straight up and in two rings, degrees from the top, weighted by the cosine over their part of the dome (0 to 15,
 * 45, 90 degrees), as level ground is lit.
 */
const rings = [
  { fromTop: 0, rays: 1, weight: 0.07 },
  { fromTop: 32, rays: 6, weight: 0.43 },
  { fromTop: 58, rays: 9, weight: 0.5 },
];

/**
 * Meters within which new things take sky from others: reach of the lowest rays plus a cell and a half for
 * interpolation.
 */
export const skyReach =
  (start + (steps - 1) * stride) * cell * Math.sin((Math.max(...rings.map(({ fromTop }) => fromTop)) * Math.PI) / 180) +
  1.5 * cell;

const rays = rings.flatMap(({ fromTop, rays, weight }, ring) =>
  Array.from({ length: rays }, (_, i) => {
    const turn = ((i + 0.3 + 0.2 * ring) / rays) * 2 * Math.PI;
    const level = Math.sin((fromTop * Math.PI) / 180);
    const up = Math.cos((fromTop * Math.PI) / 180);
    return { dx: level * Math.cos(turn), dy: up, dz: level * Math.sin(turn), weight: weight / rays };
  }),
);

/**
 * Leaves and triangles are added to coarse cells by area, and sixteen rays sum the cells they pass (Beer-Lambert law).
 */
export class SkyGrid {
  private readonly ground: Float32Array;
  private readonly density = new Float32Array(columns * layers * rows);
  /** By cell; negative where not computed yet. */
  private readonly open = new Float32Array(columns * layers * rows).fill(-1);

  constructor(design: Pick<GrownDesign, "leafBlocks" | "triangles">) {
    for (const { values, count } of design.leafBlocks) this.layLeaves(values, count);
    for (const { corners, finish } of design.triangles) if (finish !== "glass") this.layTriangle(corners);
    this.ground = this.openSkyOverGround();
  }

  /** 0..1. */
  onGround(x: number, z: number): number {
    const atX = clamp((x - originX) / cell - 0.5, 0, columns - 1.001);
    const atZ = clamp((z - originZ) / cell - 0.5, 0, rows - 1.001);
    const [column, row] = [Math.floor(atX), Math.floor(atZ)];
    const i = row * columns + column;
    const near = lerp(floatAt(this.ground, i), floatAt(this.ground, i + 1), atX - column);
    const far = lerp(floatAt(this.ground, i + columns), floatAt(this.ground, i + columns + 1), atX - column);
    return lerp(near, far, atZ - row);
  }

  /** 0..1, interpolated between cell centers. */
  at(x: number, y: number, z: number): number {
    const atX = clamp((x - originX) / cell - 0.5, 0, columns - 1.001);
    const atY = clamp(y / cell - 0.5, 0, layers - 1.001);
    const atZ = clamp((z - originZ) / cell - 0.5, 0, rows - 1.001);
    const [column, layer, row] = [Math.floor(atX), Math.floor(atY), Math.floor(atZ)];
    const [right, up, far] = [atX - column, atY - layer, atZ - row];
    const lower = lerp(this.between(column, layer, row, right), this.between(column, layer, row + 1, right), far);
    const upper = lerp(
      this.between(column, layer + 1, row, right),
      this.between(column, layer + 1, row + 1, right),
      far,
    );
    return lerp(lower, upper, up);
  }

  private between(column: number, layer: number, row: number, right: number): number {
    return lerp(this.openAt(column, layer, row), this.openAt(column + 1, layer, row), right);
  }

  /** Cached: about ten leaves share a cell. */
  private openAt(column: number, layer: number, row: number): number {
    const i = (row * layers + layer) * columns + column;
    const known = floatAt(this.open, i);
    if (known >= 0) return known;
    const found = this.openSkyFrom(column + 0.5, layer + 0.5, row + 0.5);
    this.open[i] = found;
    return found;
  }

  private openSkyFrom(fromX: number, fromY: number, fromZ: number): number {
    let open = 0;
    for (const { dx, dy, dz, weight } of rays) {
      let hidden = 0;
      for (let k = 0; k < steps; k++) {
        const far = start + k * stride;
        const layer = Math.floor(fromY + dy * far);
        if (layer >= layers) break;
        const column = Math.floor(fromX + dx * far);
        const row = Math.floor(fromZ + dz * far);
        if (column < 0 || row < 0 || column >= columns || row >= rows) break;
        hidden += floatAt(this.density, (row * layers + layer) * columns + column);
      }
      open += weight * Math.exp(-hidden * stride * cell);
    }
    return open;
  }

  private openSkyOverGround(): Float32Array {
    return Float32Array.from({ length: columns * rows }, (_, i) => {
      return this.openSkyFrom((i % columns) + 0.5, 0, Math.floor(i / columns) + 0.5);
    });
  }

  private layLeaves(leaves: Float32Array, count: number): void {
    for (let at = 0; at < count * leafStride; at += leafStride) {
      if (floatAt(leaves, at + shapeOffset) === bladeShape) continue;
      const along = norm(
        floatAt(leaves, at + alongOffset),
        floatAt(leaves, at + alongOffset + 1),
        floatAt(leaves, at + alongOffset + 2),
      );
      const across = norm(
        floatAt(leaves, at + acrossOffset),
        floatAt(leaves, at + acrossOffset + 1),
        floatAt(leaves, at + acrossOffset + 2),
      );
      // Two thirds of its bounding rectangle: a pointed oval.
      const area = along * across * 4 * 0.66;
      this.lay(floatAt(leaves, at), floatAt(leaves, at + 1), floatAt(leaves, at + 2), area * shownShare);
    }
  }

  private layTriangle([a, b, c]: readonly [Vec3, Vec3, Vec3]): void {
    const [u, v] = [difference(b, a), difference(c, a)];
    const area = norm(...cross(u, v)) / 2;
    const parts = clamp(Math.ceil(Math.max(norm(...u), norm(...v)) / triangleStep), 1, 24);
    const each = area / parts ** 2;
    for (let i = 0; i < parts; i++) {
      for (let j = 0; i + j < parts; j++) {
        // Each cell is two small triangles, except along the slanted side.
        const weight = i + j < parts - 1 ? 2 : 1;
        const [s, t] = [(i + 0.4) / parts, (j + 0.4) / parts];
        const x = a[0] + u[0] * s + v[0] * t;
        const y = a[1] + u[1] * s + v[1] * t;
        this.lay(x, y, a[2] + u[2] * s + v[2] * t, each * weight * tightness);
      }
    }
  }

  private lay(x: number, y: number, z: number, hidden: number): void {
    const column = Math.floor((x - originX) / cell);
    const layer = Math.floor(y / cell);
    const row = Math.floor((z - originZ) / cell);
    if (column < 0 || row < 0 || layer < 0 || column >= columns || row >= rows || layer >= layers) return;
    const i = (row * layers + layer) * columns + column;
    this.density[i] = floatAt(this.density, i) + hidden / cell ** 3;
  }
}

function difference(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
