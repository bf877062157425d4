import { clamp } from "../numeric/scalar.ts";
import type { Camera } from "./camera.ts";
import type { Leaf, LeafShape, Stage, Triangle } from "./geometry.ts";

/** Numbers a leaf takes in {@link GeometryStage.leaves}: centre, along, across, normal, colour, openness, shape. */
export const leafStride = 17;
export const leafShapes: readonly LeafShape[] = ["leaf", "ellipse", "strip", "taper", "blade"];
export const bladeShape = leafShapes.indexOf("blade");

/** How bright the photo shows the ground at a point of the plan, 1 = as usual. */
export type ShadeAt = (x: number, z: number) => number;

/** Collects the geometry of a design: leaves packed into one array (there are half a million), triangles as they come. */
export class GeometryStage implements Stage {
  leaves = new Float32Array(leafStride << 16);
  leafCount = 0;
  readonly triangles: Triangle[] = [];
  private readonly camera: Camera;
  private readonly shadeAt: ShadeAt;
  private shade = 1;

  constructor(camera: Camera, shadeAt: ShadeAt) {
    this.camera = camera;
    this.shadeAt = shadeAt;
  }

  /** What is added from now on stands at (x, z) metres, in the photo's own sun or shade. */
  standAt(x: number, z: number): void {
    this.shade = clamp(this.shadeAt(x, z), 0.62, 1.08);
  }

  addLeaf(leaf: Leaf): void {
    const at = this.leafCount * leafStride;
    if (at >= this.leaves.length) this.grow();
    const { leaves, shade } = this;
    for (let i = 0; i < 3; i++) {
      leaves[at + i] = leaf.centre[i];
      leaves[at + 3 + i] = leaf.along[i];
      leaves[at + 6 + i] = leaf.across[i];
      leaves[at + 9 + i] = leaf.normal[i];
      leaves[at + 12 + i] = leaf.colour[i] * shade;
    }
    leaves[at + 15] = leaf.openness;
    leaves[at + 16] = leafShapes.indexOf(leaf.shape);
    this.leafCount++;
  }

  addTriangle(triangle: Triangle): void {
    const [r, g, b] = triangle.colour;
    const shade = triangle.finish === "glow" ? 1 : this.shade;
    this.triangles.push({ ...triangle, colour: [r * shade, g * shade, b * shade] });
  }

  pixelsPerMetre(z: number): number {
    return this.camera.focalPixels / Math.max(0.3, z);
  }

  private grow(): void {
    const larger = new Float32Array(this.leaves.length * 2);
    larger.set(this.leaves);
    this.leaves = larger;
  }
}
