import { createRandom, type Random } from "../../numeric/random.ts";
import { byteAt, floatAt, indices3, integerAt } from "../../numeric/read-at.ts";
import { type Piece, zones } from "./gap.ts";

// Chosen by eye on takings-away in photos of yards.
/** Patches are 2 x reach + 1 pixels wide. */
const reach = 2;
/** Rounds of matching and voting at the finest and at coarser levels. */
const rounds = { finest: 2, coarser: 6 };
/** Squared difference of a patch's pixel in another zone. */
const otherZone = 2500;
/**
 * Squared difference, per pixel of a patch, of an example a whole piece higher or lower, and beside: ground has its own grain at
 * each distance, and boards, rails and courses run across.
 */
const away = { down: [0, 16000, 120000], across: 3500 } as const;
const patchPixels = (2 * reach + 1) ** 2;

/** One level of a filling: the pixels to fill, each with the place of its example. */
export class Filling {
  readonly piece: Piece;
  /** Pixels to fill, in reading order. */
  readonly targets: Int32Array;
  readonly hasExamples: boolean;
  private readonly isFinest: boolean;
  /** Which target a pixel is; -1 for none. */
  private readonly numbers: Int32Array;
  private readonly sources: Int32Array;
  private readonly costs: Float32Array;
  /** Per pixel, its zone where its whole patch is known; 0 elsewhere. */
  private readonly example: Uint8Array;
  private readonly examples: readonly Int32Array[];
  private readonly random: Random;

  constructor(piece: Piece, level: number) {
    this.piece = piece;
    this.isFinest = level === 0;
    this.random = createRandom(level + 1);
    const { mask, zone } = piece;
    this.targets = Int32Array.from(indicesOf(mask, 1));
    this.numbers = new Int32Array(mask.length).fill(-1);
    this.targets.forEach((pixel, k) => {
      this.numbers[pixel] = k;
    });
    this.example = findExamples(piece);
    this.examples = [0, 1, 2].map((one) => Int32Array.from(one === 0 ? [] : indicesOf(this.example, one)));
    this.hasExamples = this.targets.every((pixel) => (this.examples[byteAt(zone, pixel)]?.length ?? 0) > 0);
    this.sources = new Int32Array(this.targets.length);
    this.costs = new Float32Array(this.targets.length);
  }

  /** Takes over the examples of the coarser level, or begins with what the rim's colors run into. */
  start(coarser: Filling | undefined): void {
    const { width } = this.piece;
    if (!coarser) this.runInward();
    this.targets.forEach((pixel, k) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      this.sources[k] = coarser?.exampleFor(x, y, this.example, width) ?? this.anyExample(pixel);
    });
    if (coarser) this.vote();
  }

  /** Colors the gap from its rim inward, each zone from its own. */
  private runInward(): void {
    const { color, zone, width, height, mask } = this.piece;
    const known = mask.map((open) => 1 - open);
    let left = [...this.targets];
    for (let before = left.length + 1; left.length < before; ) {
      before = left.length;
      const reached: [number, number, number, number][] = [];
      left = left.filter((pixel) => {
        const near = neighborsOf(pixel, width, height).filter((i) => byteAt(known, i) && zone[i] === zone[pixel]);
        if (near.length === 0) return true;
        const mean = (c: number) => near.reduce((sum, i) => sum + floatAt(color, i * 3 + c), 0) / near.length;
        reached.push([pixel, mean(0), mean(1), mean(2)]);
        return false;
      });
      for (const [pixel, ...mean] of reached) {
        known[pixel] = 1;
        for (const c of indices3) color[pixel * 3 + c] = mean[c];
      }
    }
  }

  settle(): void {
    const count = this.isFinest ? rounds.finest : rounds.coarser;
    for (let round = 0; round < count; round++) {
      for (let k = 0; k < this.costs.length; k++)
        this.costs[k] = this.costOf(integerAt(this.targets, k), integerAt(this.sources, k), Number.POSITIVE_INFINITY);
      this.sweep(round % 2 === 0 ? 1 : -1);
      this.sweep(round % 2 === 0 ? -1 : 1);
      this.vote();
    }
  }

  /** Mean difference of the patches from their examples, in bytes. */
  difference(): number {
    const sum = this.costs.reduce((total, cost) => total + Math.sqrt(cost / patchPixels / 3), 0);
    return sum / Math.max(1, this.costs.length);
  }

  /** The example of a pixel of the next finer level; undefined where its patch would not be known there. */
  private exampleFor(x: number, y: number, finer: Uint8Array, finerWidth: number): number | undefined {
    const { width, height } = this.piece;
    const own = Math.min(height - 1, y >> 1) * width + Math.min(width - 1, x >> 1);
    const k = integerAt(this.numbers, own);
    if (k < 0) return undefined;
    const source = integerAt(this.sources, k);
    const at = (2 * Math.floor(source / width) + (y & 1)) * finerWidth + 2 * (source % width) + (x & 1);
    return byteAt(finer, at) === byteAt(this.piece.zone, own) ? at : undefined;
  }

  private anyExample(pixel: number): number {
    const list = this.examples[byteAt(this.piece.zone, pixel)] ?? this.targets;
    return list[Math.floor(this.random() * list.length)] ?? pixel;
  }

  private sweep(step: 1 | -1): void {
    const { width } = this.piece;
    const { targets } = this;
    for (let k = step > 0 ? 0 : targets.length - 1; k >= 0 && k < targets.length; k += step) {
      const pixel = integerAt(targets, k);
      this.tryNeighbor(k, pixel, pixel - step, step);
      this.tryNeighbor(k, pixel, pixel - step * width, step * width);
      this.searchAround(k, pixel);
    }
  }

  private tryNeighbor(k: number, pixel: number, neighbor: number, step: number): void {
    const other = neighbor >= 0 && neighbor < this.numbers.length ? integerAt(this.numbers, neighbor) : -1;
    if (other >= 0) this.tryExample(k, pixel, integerAt(this.sources, other) + step);
    else this.tryExample(k, pixel, pixel);
  }

  private searchAround(k: number, pixel: number): void {
    const { width, height } = this.piece;
    for (let radius = Math.max(width, height); radius >= 1; radius /= 2) {
      const best = integerAt(this.sources, k);
      const x = (best % width) + Math.round((this.random() * 2 - 1) * radius);
      const y = Math.floor(best / width) + Math.round((this.random() * 2 - 1) * radius);
      if (x >= 0 && y >= 0 && x < width && y < height) this.tryExample(k, pixel, y * width + x);
    }
  }

  private tryExample(k: number, pixel: number, source: number): void {
    if (source < 0 || source >= this.example.length) return;
    if (byteAt(this.example, source) === 0 || byteAt(this.example, source) !== byteAt(this.piece.zone, pixel)) return;
    const cost = this.costOf(pixel, source, floatAt(this.costs, k));
    if (cost >= floatAt(this.costs, k)) return;
    this.costs[k] = cost;
    this.sources[k] = source;
  }

  /** Sum of squared differences of two patches; stops above `most`. */
  private costOf(pixel: number, source: number, most: number): number {
    const { color, zone, width, height } = this.piece;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const down = (Math.floor(source / width) - y) / height;
    const across = ((source % width) - x) / width;
    let sum =
      patchPixels *
      (away.down[byteAt(zone, pixel) === zones.behind ? zones.behind : zones.ground] * down * down +
        away.across * across * across);
    for (let dy = -reach; dy <= reach && sum < most; dy++) {
      if (y + dy < 0 || y + dy >= height) continue;
      for (let dx = -reach; dx <= reach; dx++) {
        if (x + dx < 0 || x + dx >= width) continue;
        const a = pixel + dy * width + dx;
        const b = source + dy * width + dx;
        if (byteAt(zone, a) !== byteAt(zone, b)) sum += otherZone;
        const red = floatAt(color, a * 3) - floatAt(color, b * 3);
        const green = floatAt(color, a * 3 + 1) - floatAt(color, b * 3 + 1);
        const blue = floatAt(color, a * 3 + 2) - floatAt(color, b * 3 + 2);
        sum += red * red + green * green + blue * blue;
      }
    }
    return sum;
  }

  /** Each pixel takes the color that the examples of the patches around it have for it, the best match first. */
  private vote(): void {
    const { color, width, height } = this.piece;
    const spread = this.isFinest ? 0 : reach;
    const next = new Float32Array(this.targets.length * 3);
    for (let k = 0; k < this.targets.length; k++) {
      const pixel = integerAt(this.targets, k);
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      let weights = 0;
      for (let dy = -spread; dy <= spread; dy++)
        for (let dx = -spread; dx <= spread; dx++) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          const other = integerAt(this.numbers, pixel + dy * width + dx);
          if (other < 0) continue;
          const from = integerAt(this.sources, other) - dy * width - dx;
          const weight = 1 / (1 + floatAt(this.costs, other)) ** 1.5;
          weights += weight;
          for (const c of indices3) next[k * 3 + c] = floatAt(next, k * 3 + c) + weight * floatAt(color, from * 3 + c);
        }
      for (const c of indices3) next[k * 3 + c] = floatAt(next, k * 3 + c) / weights;
    }
    for (let k = 0; k < this.targets.length; k++)
      for (const c of indices3) color[integerAt(this.targets, k) * 3 + c] = floatAt(next, k * 3 + c);
  }
}

function neighborsOf(i: number, width: number, height: number): number[] {
  const [x, y] = [i % width, Math.floor(i / width)];
  const out: number[] = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) out.push(v * width + u);
  return out;
}

function* indicesOf(plane: Uint8Array, value: number): Generator<number> {
  for (let i = plane.indexOf(value); i >= 0; i = plane.indexOf(value, i + 1)) yield i;
}

/** Pixels all of whose patch is inside the piece, known and of some zone. */
function findExamples({ width, height, mask, zone }: Piece): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (isKnownAround(i, width, mask, zone)) out[i] = byteAt(zone, i);
    }
  return out;
}

function isKnownAround(i: number, width: number, mask: Uint8Array, zone: Uint8Array): boolean {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const at = i + dy * width + dx;
      if (byteAt(mask, at) === 1 || byteAt(zone, at) === 0) return false;
    }
  return true;
}
