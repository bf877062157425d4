import { labOf } from "../drift/planes.ts";

/** How like a drawing the picture is that was to make it photo-real, in the part that the drawing changed. */
export interface LayoutLikeness {
  /** 0..1: of the blocks in which the drawing has edges between surfaces and things, the share where the picture has the same ones. */
  edges: number;
  /** Correlation of the colors of surfaces, -1..1: what is bright, dark, green or brown there, in whatever light. */
  surfaces: number;
}

/** RGB bytes of one size, small enough that leaves and stones are no edges: a long side of about 160 pixels. */
export interface LayoutPictures {
  width: number;
  height: number;
  drawing: Uint8Array;
  answer: Uint8Array;
  /** 1 where the drawing changed the photo. */
  changed: Uint8Array;
}

/** Measured by `node lab/run.mjs measure-layout`: docs/image-providers.md. */
export const layoutLimits: LayoutLikeness = { edges: 0.7, surfaces: 0.5 };

export function keepsLayout({ edges, surfaces }: LayoutLikeness): boolean {
  return edges >= layoutLimits.edges && surfaces >= layoutLimits.surfaces;
}

export function measureLayout(pictures: LayoutPictures): LayoutLikeness {
  const { width, height, changed } = pictures;
  const [drawing, answer] = [labOf(pictures.drawing), labOf(pictures.answer)];
  const [wanted, found] = [edgesOf(drawing, width, height), edgesOf(answer, width, height)];
  return {
    edges: shareOfBlocks({ width, height, changed, wanted, found }),
    surfaces: correlateSurfaces(pictures, drawing, answer),
  };
}

/** Of lightness and color. */
function edgesOf(lab: Float32Array, width: number, height: number): Float32Array {
  const edges = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        sum += (lab[(i + 1) * 3 + c]! - lab[(i - 1) * 3 + c]!) ** 2;
        sum += (lab[(i + width) * 3 + c]! - lab[(i - width) * 3 + c]!) ** 2;
      }
      edges[i] = Math.sqrt(Math.sqrt(sum));
    }
  }
  return edges;
}

/** Pixels by which the answer's edges may be off. */
const reach = 2;

interface EdgePair extends Pick<LayoutPictures, "width" | "height" | "changed"> {
  wanted: Float32Array;
  found: Float32Array;
}

interface Block {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const blockSide = 16;
/** Pixels of a block that the drawing changed, and how its edges vary there; below that a block says nothing. */
const changedAtLeast = 60;
const varianceAtLeast = 0.35;
const sameFrom = 0.5;

function shareOfBlocks(pair: EdgePair): number {
  const [right, bottom] = [pair.width - reach, pair.height - reach];
  let [same, all] = [0, 0];
  for (let y = 0; y < bottom; y += blockSide) {
    for (let x = 0; x < right; x += blockSide) {
      const block = {
        left: Math.max(x, reach),
        top: Math.max(y, reach),
        right: Math.min(x + blockSide, right),
        bottom: Math.min(y + blockSide, bottom),
      };
      const { n, variance } = spreadOf(pair, block);
      if (n < changedAtLeast || variance < varianceAtLeast) continue;
      all++;
      if (correlateEdges(pair, block) >= sameFrom) same++;
    }
  }
  return all > 0 ? same / all : 1;
}

function spreadOf({ width, changed, wanted }: EdgePair, { left, top, right, bottom }: Block) {
  let [n, sum, squares] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left; i < y * width + right; i++) {
      if (changed[i] !== 1) continue;
      n++;
      sum += wanted[i]!;
      squares += wanted[i]! ** 2;
    }
  }
  return { n, variance: n > 0 ? squares / n - (sum / n) ** 2 : 0 };
}

/** Where the two fit best. */
function correlateEdges(pair: EdgePair, block: Block): number {
  let best = -1;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) best = Math.max(best, correlateShifted(pair, block, dx, dy));
  }
  return best;
}

/** Pearson's, over what was changed. */
function correlateShifted({ width, changed, wanted, found }: EdgePair, block: Block, dx: number, dy: number): number {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = block.top; y < block.bottom; y++) {
    for (let x = block.left; x < block.right; x++) {
      const i = y * width + x;
      if (changed[i] !== 1) continue;
      const p = wanted[i]!;
      const q = found[i + dy * width + dx]!;
      n++;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const spread = Math.sqrt((aa - (a * a) / n) * (bb - (b * b) / n));
  return n > 0 && spread > 0 ? (ab - (a * b) / n) / spread : 0;
}

const cellSide = 4;

/** Pearson's over the mean colors of small cells, each channel about its own mean. */
function correlateSurfaces({ width, changed }: LayoutPictures, drawing: Float32Array, answer: Float32Array): number {
  const [wanted, found] = [drawing, answer].map((lab) => cellsOf(lab, changed, width));
  let [covariance, wantedSquares, foundSquares] = [0, 0, 0];
  for (let i = 0; i < wanted!.length; i++) {
    covariance += wanted![i]! * found![i]!;
    wantedSquares += wanted![i]! ** 2;
    foundSquares += found![i]! ** 2;
  }
  const spread = Math.sqrt(wantedSquares * foundSquares);
  return spread > 0 ? covariance / spread : 0;
}

/** L, a, b per cell: its mean color less the mean of all, times the root of its changed pixels; 0 where nothing was changed. */
function cellsOf(lab: Float32Array, changed: Uint8Array, width: number): Float32Array {
  const across = Math.ceil(width / cellSide);
  const cells = new Float32Array(across * Math.ceil(changed.length / width / cellSide) * 3);
  const counts = new Float32Array(cells.length / 3);
  const means = [0, 0, 0];
  let n = 0;
  for (let i = 0; i < changed.length; i++) {
    if (changed[i] !== 1) continue;
    const cell = Math.floor(Math.floor(i / width) / cellSide) * across + Math.floor((i % width) / cellSide);
    n++;
    counts[cell]! += 1;
    for (let c = 0; c < 3; c++) {
      cells[cell * 3 + c]! += lab[i * 3 + c]!;
      means[c]! += lab[i * 3 + c]!;
    }
  }
  return cells.map((sum, i) => {
    const count = counts[Math.floor(i / 3)]!;
    return count > 0 ? (sum - (count * means[i % 3]!) / n) / Math.sqrt(count) : 0;
  });
}
