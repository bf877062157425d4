import { linearFromByte } from "../../numeric/colour.ts";
import { boxBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import type { Standing } from "../../photo/standing/standing.ts";

/** Parts of the picture's width whose veil is told apart. */
const parts = 24;
/** What the darkest 3 % of a backdrop show is veil: every house, fence and hedge has a dark corner. */
const darkest = 0.03;
const mostVeil = 0.12;
/** Height of the band over the ground in which the backdrop is looked at, as share of the picture's height. */
const bandShare = 0.16;

type AiryScene = Pick<Scene, "ground" | "haze" | "width" | "height">;

/**
 * The veil of air and glare over the backdrop, which new things get too, less of it the nearer they stand. Read by part of
 * the width, because the sun beside the lens veils one side more.
 */
export class Air {
  private readonly veils: Float32Array;
  private readonly haze: Scene["haze"];
  private readonly standing: Pick<Standing, "backdropZ" | "width">;

  constructor(photo: Raster, scene: AiryScene, standing: Pick<Standing, "backdropZ" | "width">) {
    this.haze = scene.haze;
    this.standing = standing;
    this.veils = readVeils(photo, scene);
  }

  /** Lays the air between the eye and `z` metres over a linear colour of which `coverage` is there, in place. */
  veil(colour: [number, number, number], column: number, z: number, coverage: number): void {
    const depth = clamp(z / floatAt(this.standing.backdropZ, column), 0, 1.1);
    const at = clamp((column / this.standing.width) * parts - 0.5, 0, parts - 1.001);
    const left = Math.floor(at);
    const far = lerp(floatAt(this.veils, left), floatAt(this.veils, left + 1), at - left);
    for (const c of indices3) {
      const added = this.haze[c] + Math.max(0, far - this.haze[c]) * depth;
      colour[c] = colour[c] * (1 - added) + added * coverage;
    }
  }
}

function readVeils(photo: Raster, { ground, width, height }: AiryScene): Float32Array {
  const looks = Array.from({ length: parts }, createLook);
  const band = Math.round(height * bandShare);
  for (let x = 0; x < width; x += 2) {
    const look = looks[Math.floor((x * parts) / width)];
    if (!look) continue;
    let foot = 0;
    while (foot < height && byteAt(ground, foot * width + x) < 128) foot++;
    for (let y = Math.max(0, foot - band); y < foot - 2; y += 2) countPixel(look, photo.data, (y * width + x) * 3);
  }
  const veils = Float32Array.from(looks, readVeil);
  // What a light wall without a dark corner seems to add, its neighbours show to be wall.
  const lowest = veils.map((_, part) => Math.min(...veils.subarray(Math.max(0, part - 2), part + 3)));
  return boxBlur(lowest, parts, 1, 2);
}

/** How often each byte of each channel comes in a part of the backdrop. */
interface BackdropLook {
  pixels: number;
  histograms: readonly [red: Uint32Array, green: Uint32Array, blue: Uint32Array];
}

function createLook(): BackdropLook {
  return { pixels: 0, histograms: [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] };
}

function countPixel(look: BackdropLook, data: Uint8Array, at: number): void {
  look.pixels++;
  for (const c of indices3) {
    const histogram = look.histograms[c];
    const byte = byteAt(data, at + c);
    histogram[byte] = (histogram[byte] ?? 0) + 1;
  }
}

function readVeil({ pixels, histograms }: BackdropLook): number {
  // Air is grey: what only one channel lacks, a green hedge say, is no veil.
  const darkestLight = Math.min(...histograms.map((histogram) => quantile(histogram, pixels * darkest)));
  // A white wall has no dark corner to tell.
  const isLight = smoothstep(0.2, 0.45, quantile(histograms[1], pixels / 2));
  return Math.min(mostVeil, darkestLight) * (1 - isLight);
}

/** Linear light of the byte below which `count` lie. */
function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (const [byte, times] of histogram.entries()) {
    seen += times;
    if (seen > count) return floatAt(linearFromByte, byte);
  }
  return 0;
}
