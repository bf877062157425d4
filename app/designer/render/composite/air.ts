import { linearFromByte } from "../../numeric/colour.ts";
import { boxBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
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
    const depth = clamp(z / this.standing.backdropZ[column], 0, 1.1);
    const at = clamp((column / this.standing.width) * parts - 0.5, 0, parts - 1.001);
    const left = Math.floor(at);
    const far = this.veils[left] + (this.veils[left + 1] - this.veils[left]) * (at - left);
    for (let c = 0; c < 3; c++) {
      const added = this.haze[c] + Math.max(0, far - this.haze[c]) * depth;
      colour[c] = colour[c] * (1 - added) + added * coverage;
    }
  }
}

function readVeils(photo: Raster, { ground, width, height }: AiryScene): Float32Array {
  const counts = new Uint32Array(parts * 3 * 256);
  const totals = new Uint32Array(parts);
  const band = Math.round(height * bandShare);
  for (let x = 0; x < width; x += 2) {
    const part = Math.floor((x * parts) / width);
    let foot = 0;
    while (foot < height && ground[foot * width + x] < 128) foot++;
    for (let y = Math.max(0, foot - band); y < foot - 2; y += 2) {
      totals[part]++;
      for (let c = 0; c < 3; c++) counts[(part * 3 + c) * 256 + photo.data[(y * width + x) * 3 + c]]++;
    }
  }
  const veils = new Float32Array(parts);
  for (let part = 0; part < parts; part++) {
    // Air is grey: what only one channel lacks, a green hedge say, is no veil.
    const channels = [0, 1, 2].map((c) => counts.subarray((part * 3 + c) * 256, (part * 3 + c + 1) * 256));
    const darkestLight = Math.min(...channels.map((histogram) => quantile(histogram, totals[part] * darkest)));
    // A white wall has no dark corner to tell.
    const isLight = smoothstep(0.2, 0.45, quantile(channels[1], totals[part] / 2));
    veils[part] = Math.min(mostVeil, darkestLight) * (1 - isLight);
  }
  // What a light wall without a dark corner seems to add, its neighbours show to be wall.
  const lowest = veils.map((_, part) => Math.min(...veils.subarray(Math.max(0, part - 2), part + 3)));
  return boxBlur(lowest, parts, 1, 2);
}

/** Linear light of the byte below which `count` lie. */
function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let byte = 0; byte < 256; byte++) {
    seen += histogram[byte];
    if (seen > count) return linearFromByte[byte];
  }
  return 0;
}
