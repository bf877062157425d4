import type { LinearRgb } from "../../numeric/color.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Light } from "../../photo/scene/scene.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";
import { leafShapes } from "../../stage/leaf-outline.ts";
import type { Moment } from "../../stage/moment.ts";
import { splitShade } from "../look/split-shade.ts";

/** Numbers per leaf in a block: its center, then these fields. `standOffset` holds an index into `stands`. */
export const leafStride = 18;
export const alongOffset = 3;
export const acrossOffset = 6;
export const normalOffset = 9;
export const colorOffset = 12;
export const opennessOffset = 15;
export const shapeOffset = 16;
export const standOffset = 17;
/** Leaves per block. */
export const blockLeaves = 1 << 15;
export const bladeShape = leafShapes.indexOf("blade");

/** Brightness of the photo's ground at a point of the plan; 1 = average. */
export type ShadeAt = (x: number, z: number) => number;

/** What hides leaves and triangles in the photo, and the photo's light there. */
export interface Stand {
  /** Distance of its center: nearer things in the photo hide it. */
  z: number;
  /**
   * Distance of its near side, compared with the backdrop: a crown that leans against a wall is drawn in front of it.
   */
  clearZ: number;
  /** Factors on the light of sun and sky. */
  sun: number;
  sky: number;
}

export interface PlacedTriangle extends Triangle {
  stand: Stand;
}

/** {@link leafStride} numbers each. */
export interface LeafBlock {
  values: Float32Array;
  count: number;
}

/** Leaves are packed into blocks, because there are half a million. */
export class GrownDesign implements Stage {
  readonly leafBlocks: LeafBlock[] = [];
  readonly triangles: PlacedTriangle[] = [];
  readonly stands: Stand[];
  readonly moment: Moment | undefined;
  private readonly camera: Camera;
  private readonly shadeAt: ShadeAt;
  private readonly light: Light;
  private block: LeafBlock;
  private stand: Stand = { z: 0, clearZ: 0, sun: 1, sky: 1 };

  constructor(camera: Camera, shadeAt: ShadeAt, light: Light, moment?: Moment) {
    this.moment = moment;
    this.camera = camera;
    this.shadeAt = shadeAt;
    this.light = light;
    this.block = this.addBlock();
    this.stands = [this.stand];
  }

  /** Lit by the photo's sun or shade there; `radius` in meters. */
  standAt(x: number, z: number, radius: number): void {
    const shade = clamp(this.shadeAt(x, z), 0.5, 1.08);
    this.takeStand({ z, clearZ: z - radius, ...splitShade(shade, this.light) });
  }

  /** For colors that already include the photo's light; `z` in meters. */
  standInOwnLight(z: number): void {
    this.takeStand({ z, clearZ: z, sun: 1, sky: 1 });
  }

  addLeaf(leaf: Leaf): void {
    if (this.block.count === blockLeaves) this.block = this.addBlock();
    const { values } = this.block;
    const at = this.block.count * leafStride;
    putVector(values, at, leaf.center);
    putVector(values, at + alongOffset, leaf.along);
    putVector(values, at + acrossOffset, leaf.across);
    putVector(values, at + normalOffset, leaf.normal);
    putVector(values, at + colorOffset, leaf.color);
    values[at + opennessOffset] = leaf.openness;
    values[at + shapeOffset] = leafShapes.indexOf(leaf.shape);
    values[at + standOffset] = this.stands.length - 1;
    this.block.count++;
  }

  addTriangle(triangle: Triangle): void {
    this.triangles.push({ ...triangle, stand: this.stand });
  }

  pixelsPerMetre(z: number): number {
    return this.camera.focalPixels / Math.max(0.3, z);
  }

  private takeStand(stand: Stand): void {
    this.stand = stand;
    this.stands.push(stand);
  }

  private addBlock(): LeafBlock {
    const block = { values: new Float32Array(leafStride * blockLeaves), count: 0 };
    this.leafBlocks.push(block);
    return block;
  }
}

function putVector(values: Float32Array, at: number, vector: Vec3 | LinearRgb): void {
  values[at] = vector[0];
  values[at + 1] = vector[1];
  values[at + 2] = vector[2];
}
