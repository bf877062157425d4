import { resizePlane } from "../../numeric/filters.ts";
import { dim, glaze, type PaintedRgb, paint } from "../../numeric/paint.ts";
import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import type { Camera } from "../../stage/camera.ts";
import { splitShade } from "../look/split-shade.ts";
import { FootShade } from "../shade/foot-shade.ts";
import type { ShadowGrid } from "../shade/shadow-grid.ts";
import type { SkyGrid } from "../shade/sky-grid.ts";
import { createGroundSample, type GroundPainter } from "./ground-painter.ts";
import { shadeLawn } from "./lawn-greens.ts";

/**
 * Share of the height below the horizon over which new ground fades in: below a misread horizon a straight edge would
 * run across a lawn.
 */
const fading = 0.02;

/** Share of light lost at the foot of stems and pots, and share of sky light scattered by leaves and walls. */
const contactStrength = 0.62;
const scattered = 0.2;

/** Meters per pixel on the ground from which the left and right half are sampled separately. */
const finest = 0.004;

const black = [0, 0, 0] as const;

export interface ShadedPixel {
  color: [number, number, number];
  changed: number;
  /** Index into `drawnKinds`. */
  kind: number;
}

export class GroundShader {
  private readonly camera: Camera;
  private readonly scene: Scene;
  private readonly painter: GroundPainter;
  private readonly shadows: ShadowGrid;
  private readonly sky: SkyGrid;
  private readonly shading: Float32Array;
  private readonly detail: Float32Array | undefined;
  private readonly feet: FootShade;
  private readonly sample = createGroundSample();
  private readonly sum: PaintedRgb = [0, 0, 0];
  private readonly old: PaintedRgb = [0, 0, 0];
  private count = 0;
  private painted = 0;
  private isDimmed = false;
  private readonly at: [number, number, number] = [0, 0, 0];
  private readonly next: [number, number, number] = [0, 0, 0];

  /** `detail` is the photo's own fine detail, for lawns without a texture of their own ({@link lawnDetail}). */
  constructor(
    camera: Camera,
    scene: Scene,
    painter: GroundPainter,
    shadows: ShadowGrid,
    sky: SkyGrid,
    detail?: Float32Array,
  ) {
    const { width, height, shading } = scene;
    this.camera = camera;
    this.scene = scene;
    this.painter = painter;
    this.shadows = shadows;
    this.sky = sky;
    this.shading = resizePlane(shading.values, shading.width, shading.height, width, height);
    this.detail = detail;
    this.feet = new FootShade(scene.ground, camera);
  }

  /** Call once per row, from the top, before shading its pixels. */
  enterRow(): void {
    this.feet.enterRow();
  }

  /** Replaces `pixel.color`, which holds the photo's linear color. */
  shade(x: number, y: number, pixel: ShadedPixel): void {
    pixel.changed = 0;
    const { camera, at, next } = this;
    camera.groundAt(x + 0.5, y + 0.5, at);
    if (at[2] <= 0) return;
    camera.groundAt(x + 0.5, y + 1.5, next);
    const acrossMeters = at[2] / camera.focalPixels;
    const alongMeters = Math.abs(next[1] - at[1]);
    const columns = acrossMeters < finest ? 1 : 2;
    const rows = rowsOf(acrossMeters, alongMeters);
    const i = y * camera.width + x;
    const footprint = Math.max(acrossMeters / columns, alongMeters / rows);
    paint(this.old, pixel.color);
    this.accumulate(x, y, columns, rows, footprint, pixel);
    if (pixel.changed > 0) {
      const light = this.feet.lightAt(x, at[1]);
      dim(pixel.color, light);
    }
    const isShadowed = this.castShadow(at[0], at[1], floatAt(this.shading, i), pixel.color);
    // A shadow on kept ground counts as a small change, because the photo's noise is still in it.
    if (isShadowed && pixel.changed === 0) pixel.changed = 1e-3;
    this.fade(x, y, pixel);
  }

  private fade(x: number, y: number, pixel: ShadedPixel): void {
    const { camera } = this;
    const near = smoothstep(0, fading * camera.height, y + 0.5 - camera.horizonAt(x + 0.5));
    glaze(pixel.color, this.old, 1, 1 - near);
    pixel.changed *= near;
  }

  private accumulate(x: number, y: number, columns: number, rows: number, footprint: number, pixel: ShadedPixel): void {
    this.startSum();
    const i = y * this.camera.width + x;
    const first = Math.floor(rows / 4);
    const second = rows - 1 - first;
    this.addSample(x + across(first, columns), y + (first + 0.5) / rows, i, footprint, pixel);
    let isEven = this.sample.isEven;
    this.addSample(x + across(second, columns), y + (second + 0.5) / rows, i, footprint, pixel);
    isEven &&= this.sample.isEven;
    // Two samples are enough for lawn; edges, joints and stones take all of them.
    for (let row = 0; row < rows && !isEven; row++) {
      if (row === first || row === second) continue;
      this.addSample(x + across(row, columns), y + (row + 0.5) / rows, i, footprint, pixel);
    }
    const { sum, count, painted, isDimmed } = this;
    if (painted === 0 && !isDimmed) return;
    for (const c of indices3) pixel.color[c] = sum[c] / count;
    pixel.changed = Math.max(1e-3, painted / count);
    pixel.kind = this.sample.kind;
  }

  private startSum(): void {
    paint(this.sum, black);
    this.count = 0;
    this.painted = 0;
    this.isDimmed = false;
  }

  private addSample(u: number, v: number, i: number, footprint: number, pixel: ShadedPixel): void {
    const { sample, next, sum } = this;
    const { level } = this.scene.light;
    this.camera.groundAt(u, v, next);
    this.painter.paint(next[0], next[1], u, v, footprint, sample);
    const own = sample.isLawn && this.detail ? floatAt(this.detail, i) : 1;
    const factor = floatAt(this.shading, i) * sample.openness * own;
    if (sample.isLawn) shadeLawn(this.painter.greens, floatAt(this.shading, i), sample.color);
    for (const c of indices3) {
      sum[c] += sample.keepsPhoto ? pixel.color[c] * sample.openness : sample.color[c] * level[c] * factor;
    }
    this.count++;
    if (!sample.keepsPhoto) this.painted++;
    else if (sample.openness < 1) this.isDimmed = true;
  }

  /** False if new things block no light. */
  private castShadow(x: number, z: number, shading: number, color: [number, number, number]): boolean {
    const cast = this.shadows.onGround(x, z);
    const contact = this.shadows.contactAt(x, z);
    const open = scattered + (1 - scattered) * this.sky.onGround(x, z);
    if (cast < 0.003 && contact < 0.003 && open > 0.997) return false;
    const { light } = this.scene;
    const own = splitShade(shading, light);
    for (const c of indices3) {
      const sun = light.sun[c] * light.direction[1] * own.sun;
      const sky = light.sky[c] * own.sky;
      color[c] *= ((sun * (1 - cast) + sky * open) / (sun + sky)) * (1 - contactStrength * contact);
    }
    return true;
  }
}

/** More when the pixel covers more ground. Wide pixels alternate between their left and right half. */
function rowsOf(acrossMeters: number, alongMeters: number): number {
  if (acrossMeters < finest) return clamp(Math.ceil(alongMeters / finest), 2, 6);
  return alongMeters < 4 * acrossMeters ? 4 : 6;
}

/** 0..1. */
function across(row: number, columns: number): number {
  return columns === 1 ? 0.5 : 0.75 - 0.5 * (row % 2);
}
