/** The shrunk photo with a margin to proportions that the model can make. Pixels. */
export interface Canvas {
  width: number;
  height: number;
  photo: { left: number; top: number; width: number; height: number };
  /** "3:2", for models that take proportions. */
  ratio?: string;
}

export type CanvasRule = (width: number, height: number) => Canvas;

/** What providers see, and bill for. */
export const longSideAtMost = 1536;

/** Whose proportions are nearest to the photo's. */
export function oneOfSizes(sizes: readonly (readonly [width: number, height: number])[]): CanvasRule {
  return (width, height) => {
    const [canvasWidth, canvasHeight] = nearest(sizes, width / height, ([w, h]) => w / h);
    return place(width, height, canvasWidth, canvasHeight);
  };
}

/** With a long side of 1536 pixels or the photo's own. */
export function oneOfRatios(ratios: readonly string[]): CanvasRule {
  return (width, height) => {
    const ratio = nearest(ratios, width / height, shareOf);
    const share = shareOf(ratio);
    const longSide = Math.min(longSideAtMost, Math.max(width, height));
    const [canvasWidth, canvasHeight] = share >= 1 ? [longSide, longSide / share] : [longSide * share, longSide];
    return { ...place(width, height, Math.round(canvasWidth), Math.round(canvasHeight)), ratio };
  };
}

/** Besides the step. */
interface SizeLimits {
  /** Pixels in total, at least. */
  leastArea?: number;
  /** Pixels in total, at most; rounding up may add a step. */
  greatestArea?: number;
  /** Long side as a multiple of the short one, at most. */
  greatestRatio?: number;
}

/** Both sides a multiple of `step`, as diffusion models require. */
export function multipleOf(step: number, limits: SizeLimits = {}): CanvasRule {
  const { leastArea = 0, greatestArea = Infinity, greatestRatio = Infinity } = limits;
  return (width, height) => {
    const [wide, high] = [Math.max(width, height / greatestRatio), Math.max(height, width / greatestRatio)];
    const area = wide * high;
    const shrunk = Math.min(1, longSideAtMost / Math.max(wide, high), Math.sqrt(greatestArea / area));
    const scale = Math.max(shrunk, Math.sqrt(leastArea / area));
    // Fractions lost in the division above must not add a whole step.
    const up = (side: number) => Math.max(step, Math.ceil((side * scale) / step - 1e-9) * step);
    return place(width, height, up(wide), up(high));
  };
}

function place(width: number, height: number, canvasWidth: number, canvasHeight: number): Canvas {
  const scale = Math.min(canvasWidth / width, canvasHeight / height);
  const photoWidth = Math.min(canvasWidth, Math.max(1, Math.round(width * scale)));
  const photoHeight = Math.min(canvasHeight, Math.max(1, Math.round(height * scale)));
  const left = Math.floor((canvasWidth - photoWidth) / 2);
  const top = Math.floor((canvasHeight - photoHeight) / 2);
  return {
    width: canvasWidth,
    height: canvasHeight,
    photo: { left, top, width: photoWidth, height: photoHeight },
  };
}

function nearest<T>(choices: readonly T[], wanted: number, shareOfChoice: (choice: T) => number): T {
  const distance = (choice: T) => Math.abs(Math.log(shareOfChoice(choice) / wanted));
  return choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}

function shareOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}
