import type { LinearRgb } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, ramp } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import { castOf, type LeafAppearance, type LeafyScene, readLeafAppearance } from "./leaf-appearance.ts";
import { splitShade } from "./split-shade.ts";

/**
 * Median of drawn leaves: shares of sun and sky; logarithmic distance of the 10th and 75th percentile; red and blue
 * under white light. Fitted to the 16 photos of leaf-appearance.ts, with four wishes.
 */
const drawn = { fromSun: 0.075, fromSky: 0.075, dark: 0.85, light: 0.38, red: 0.62, blue: 0.31 };
/** Limits of how much darker or lighter leaves become (natural logarithms), and of the change in contrast. */
const shift = { least: -0.9, most: 1.2 };
const stretch = { least: 0.8, most: 1.9 };
/** Above this distance from the median (logarithm), leaves gain less contrast. */
const bright = { from: 0.7, share: 0.7 };
/** Share of a place's sun or shade that is applied; contrast within plants is drawn separately. */
const ofShade = 0.57;
/** Photo saturation over drawn saturation: limits for leaves and for petals. */
const strays = { least: 0.6, most: 1.1 };
const petals = { least: 0.88, most: 1.08, shifted: 0.3 };
/** The median of varying greens is grayer than the median green. Measured on the same photos. */
const middleIsGrayer = 1.2;
/** Share of the lit saturation that is always kept: however gray a photo's hedges, a grayer fern looks dead. */
const leastGreen = 0.65;
/** Same limits as in `GrownDesign`. */
const groundShade = { least: 0.5, most: 1.08 };
const matteOfGround = 153;

export type ToneScene = LeafyScene & Pick<Scene, "ground" | "shading">;

type StandLight = ReturnType<typeof splitShade>;

export class LeafTone {
  readonly appearance: LeafAppearance;
  private readonly light: Scene["light"];
  /** How much lighter (logarithm of luminance) leaves become. */
  private readonly shift: number;
  /** Logarithm of the median leaf's luminance in the yard's average shade. */
  private readonly usual: number;
  private readonly darker: number;
  private readonly lighter: number;
  private readonly litRed: number;
  private readonly litBlue: number;
  private readonly red: number;
  private readonly blue: number;
  private readonly stray: number;
  private readonly petalStray: number;
  private readonly petalLight: number;

  constructor(photo: Raster, scene: ToneScene) {
    const appearance = readLeafAppearance(photo, scene);
    this.appearance = appearance;
    const cast = castOf(scene.light.level);
    this.light = scene.light;
    this.usual = this.middleAt(meanShade(scene));
    this.shift = clamp(appearance.middle - this.usual, shift.least, shift.most);
    this.darker = clamp((appearance.middle - appearance.dark) / drawn.dark, stretch.least, stretch.most);
    this.lighter = clamp((appearance.light - appearance.middle) / drawn.light, stretch.least, stretch.most);
    this.litRed = drawn.red * cast.red;
    this.litBlue = drawn.blue * cast.blue;
    const lit = { red: this.litRed, blue: this.litBlue };
    const shown = { red: 1 - middleIsGrayer * (1 - appearance.red), blue: 1 - middleIsGrayer * (1 - appearance.blue) };
    const greener = ramp(saturationOf(shown) / saturationOf(lit), leastGreen, 0);
    // Only as much as brings a gray leaf to the minimum.
    this.red = lerp(shown.red, lit.red, greener * leastGreen);
    this.blue = lerp(shown.blue, lit.blue, greener * leastGreen);
    const saturation = saturationOf({ red: this.red, blue: this.blue }) / saturationOf(lit);
    this.stray = clamp(saturation, strays.least, strays.most);
    this.petalStray = clamp(Math.sqrt(saturation), petals.least, petals.most);
    this.petalLight = Math.exp(petals.shifted * this.shift);
  }

  /** In place, relative to the median leaf in the same sun and sky. */
  toneLeaf(color: [number, number, number], stand: StandLight): void {
    const luminance = luminanceOf(color) + 1e-5;
    const middle = this.middleAt(stand);
    const off = Math.log(luminance) - middle;
    const shadeKept = this.usual + ofShade * (middle - this.usual);
    const shown = Math.exp(shadeKept + this.shift + this.stretched(off));
    const red = this.red + this.stray * (color[0] / luminance - this.litRed);
    const blue = this.blue + this.stray * (color[2] / luminance - this.litBlue);
    writeColor(color, shown, red, blue);
  }

  /** Stretched distance from the median; silver and gold leaves keep theirs. */
  private stretched(off: number): number {
    if (off < 0) return off * this.darker;
    return Math.min(off, bright.from) * this.lighter + Math.max(0, off - bright.from) * bright.share;
  }

  private middleAt({ sun, sky }: StandLight): number {
    const fromSun = drawn.fromSun * sun * luminanceOf(this.light.sun);
    return Math.log(fromSun + drawn.fromSky * sky * luminanceOf(this.light.sky) + 1e-4);
  }

  /** A petal keeps its hue. */
  tonePetal(color: [number, number, number]): void {
    const luminance = luminanceOf(color) + 1e-5;
    const red = 1 + this.petalStray * (color[0] / luminance - 1);
    const blue = 1 + this.petalStray * (color[2] / luminance - 1);
    writeColor(color, luminance * this.petalLight, red, blue);
  }
}

/** For drawing without a photo. */
export const asLit: Pick<LeafTone, "toneLeaf" | "tonePetal"> = { toneLeaf: () => {}, tonePetal: () => {} };

function writeColor(color: [number, number, number], luminance: number, red: number, blue: number): void {
  const r = Math.max(0, red);
  const b = Math.max(0, blue);
  color[0] = luminance * r;
  color[1] = Math.max(0, (luminance * (1 - 0.2126 * r - 0.0722 * b)) / 0.7152);
  color[2] = luminance * b;
}

function saturationOf({ red, blue }: Pick<LeafAppearance, "red" | "blue">): number {
  // Blue differences are less visible than red ones, about as in L*a*b*.
  return Math.hypot(1 - red, 0.6 * (1 - blue)) + 0.01;
}

function luminanceOf(color: LinearRgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

function meanShade({ ground, shading, width, height, light }: ToneScene): StandLight {
  const mean = { sun: 0, sky: 0 };
  let count = 0;
  for (let row = 0; row < shading.height; row++) {
    const y = Math.floor(((row + 0.5) * height) / shading.height);
    for (let column = 0; column < shading.width; column++) {
      const x = Math.floor(((column + 0.5) * width) / shading.width);
      if (byteAt(ground, y * width + x) < matteOfGround) continue;
      const value = floatAt(shading.values, row * shading.width + column);
      const { sun, sky } = splitShade(clamp(value, groundShade.least, groundShade.most), light);
      mean.sun += sun;
      mean.sky += sky;
      count++;
    }
  }
  return count > 0 ? { sun: mean.sun / count, sky: mean.sky / count } : { sun: 1, sky: 1 };
}
