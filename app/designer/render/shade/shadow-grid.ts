import { boxBlur } from "../../numeric/filters.ts";
import { floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, norm } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Light } from "../../photo/scene/scene.ts";
import type { Triangle } from "../../stage/geometry.ts";
import {
  acrossOffset,
  alongOffset,
  bladeShape,
  type GrownDesign,
  leafStride,
  shapeOffset,
} from "../geometry/grown-design.ts";
import { softenShadows } from "./penumbra.ts";

const cells = 1400;
const cellSize = 0.025;
/** If the sun's direction is a guess, shadows are as soft as with this share of its strength. */
const doubtSoftens = 0.65;
/** Meters up to which something touches the ground, and how much more that counts for contact shadow. */
const foot = 0.06;
const contactWeight = 3;
const originX = -17.5;
const originZ = -3;

/**
 * Geometry is projected along the sunlight onto the ground, and each cell keeps the greatest height: a point is in
 * shadow if something higher was projected there. A second grid counts things near the ground, for contact shadow.
 */
export class ShadowGrid {
  private readonly heights = new Float32Array(cells * cells);
  private readonly groundCover: Float32Array;
  private readonly contact: Float32Array;
  private readonly slideX: number;
  private readonly slideZ: number;

  constructor(design: GrownDesign, light: Light) {
    this.slideX = light.direction[0] / light.direction[1];
    this.slideZ = light.direction[2] / light.direction[1];
    const touching = new Float32Array(cells * cells);
    this.castLeaves(design, touching);
    for (const triangle of design.triangles) if (triangle.finish !== "glass") this.castTriangle(triangle, touching);
    this.groundCover = softenShadows(
      this.heights,
      cells,
      cellSize,
      light.strength * lerp(doubtSoftens, 1, light.certainty),
    );
    for (let i = 0; i < touching.length; i++) touching[i] = Math.min(1.5, floatAt(touching, i));
    this.contact = boxBlur(boxBlur(touching, cells, cells, 2), cells, cells, 5);
  }

  /** 0..1. */
  onGround(x: number, z: number): number {
    const atX = (x - originX) / cellSize - 0.5;
    const atZ = (z - originZ) / cellSize - 0.5;
    const column = Math.floor(atX);
    const row = Math.floor(atZ);
    if (column < 0 || row < 0 || column >= cells - 1 || row >= cells - 1) return 0;
    const right = atX - column;
    const far = atZ - row;
    const i = row * cells + column;
    const grid = this.groundCover;
    const near = floatAt(grid, i) * (1 - right) + floatAt(grid, i + 1) * right;
    const beyond = floatAt(grid, i + cells) * (1 - right) + floatAt(grid, i + cells + 1) * right;
    return near * (1 - far) + beyond * far;
  }

  /** Of stems and pots, 0..1. */
  contactAt(x: number, z: number): number {
    const i = cellIndex(x, z);
    return i < 0 ? 0 : Math.min(1, floatAt(this.contact, i));
  }

  /** 0..1; `bias` meters keep a leaf from shading itself. */
  at(x: number, y: number, z: number, bias: number): number {
    const atX = (x - this.slideX * y - originX) / cellSize - 0.5;
    const atZ = (z - this.slideZ * y - originZ) / cellSize - 0.5;
    const column = Math.floor(atX);
    const row = Math.floor(atZ);
    if (column < 0 || row < 0 || column >= cells - 1 || row >= cells - 1) return 0;
    const right = atX - column;
    const far = atZ - row;
    const i = row * cells + column;
    const above = y + bias;
    // Bilinear; otherwise the grid's squares would show on broad leaves and seats.
    let shadow = 0;
    if (floatAt(this.heights, i) > above) shadow += (1 - right) * (1 - far);
    if (floatAt(this.heights, i + 1) > above) shadow += right * (1 - far);
    if (floatAt(this.heights, i + cells) > above) shadow += (1 - right) * far;
    if (floatAt(this.heights, i + cells + 1) > above) shadow += right * far;
    return shadow;
  }

  private castLeaves(design: GrownDesign, touching: Float32Array): void {
    for (const { values, count } of design.leafBlocks) this.castBlock(values, count, touching);
  }

  private castBlock(leaves: Float32Array, count: number, touching: Float32Array): void {
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
      const radius = Math.min(0.12, Math.sqrt(along * across) * 0.75);
      if (along <= across * 3) {
        this.cast(floatAt(leaves, at), floatAt(leaves, at + 1), floatAt(leaves, at + 2), radius, touching);
        continue;
      }
      for (let step = -0.7; step < 1; step += 0.7) {
        const x = floatAt(leaves, at) + floatAt(leaves, at + alongOffset) * step;
        const y = floatAt(leaves, at + 1) + floatAt(leaves, at + alongOffset + 1) * step;
        this.cast(x, y, floatAt(leaves, at + 2) + floatAt(leaves, at + alongOffset + 2) * step, radius * 0.7, touching);
      }
    }
  }

  /** Every 3 cm, from the corner between the two shorter sides. */
  private castTriangle(triangle: Triangle, touching: Float32Array): void {
    const [a, b, c] = apexFirst(triangle.corners);
    const rows = clamp(Math.ceil(distance(a, b) / 0.03), 1, 120);
    const columns = clamp(Math.ceil(distance(a, c) / 0.03), 1, 120);
    for (let i = 0; i <= rows; i++) {
      const u = i / rows;
      const last = Math.floor((1 - u) * columns + 1e-9);
      for (let j = 0; j <= last; j++) {
        const v = j / columns;
        const w = 1 - u - v;
        const x = a[0] * w + b[0] * u + c[0] * v;
        const y = a[1] * w + b[1] * u + c[1] * v;
        this.cast(x, y, a[2] * w + b[2] * u + c[2] * v, 0.016, touching);
      }
    }
  }

  private cast(x: number, y: number, z: number, radius: number, touching: Float32Array): void {
    const groundX = (x - this.slideX * y - originX) / cellSize;
    const groundZ = (z - this.slideZ * y - originZ) / cellSize;
    const reach = radius / cellSize;
    const left = Math.max(0, Math.floor(groundX - reach));
    const right = Math.min(cells - 1, Math.floor(groundX + reach));
    const far = Math.min(cells - 1, Math.floor(groundZ + reach));
    for (let row = Math.max(0, Math.floor(groundZ - reach)); row <= far; row++) {
      for (let column = left; column <= right; column++) {
        const i = row * cells + column;
        if (floatAt(this.heights, i) < y) this.heights[i] = y;
      }
    }
    if (y >= 1.2) return;
    const below = cellIndex(x, z);
    if (below < 0) return;
    const weight = y < foot ? contactWeight : 1;
    touching[below] = floatAt(touching, below) + weight * Math.exp(-y * 2.6) * Math.min(1, radius * radius * 1500);
  }
}

function cellIndex(x: number, z: number): number {
  const column = Math.floor((x - originX) / cellSize);
  const row = Math.floor((z - originZ) / cellSize);
  return column < 0 || row < 0 || column >= cells || row >= cells ? -1 : row * cells + column;
}

function apexFirst([a, b, c]: Triangle["corners"]): Triangle["corners"] {
  const [ab, bc, ca] = [distance(a, b), distance(b, c), distance(c, a)];
  if (bc >= ab && bc >= ca) return [a, b, c];
  return ca >= ab ? [b, c, a] : [c, a, b];
}

function distance(a: Vec3, b: Vec3): number {
  return norm(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}
