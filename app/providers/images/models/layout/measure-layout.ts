import { type SeenKind, type SeenPhoto, seenKinds } from "#app/designer/reader/seen/seen-kinds.ts";
import { labOf } from "../drift/planes.ts";

/** How far a picture is from the drawing it was to make photo-real, in the part that the drawing changed. */
export interface LayoutDifference {
  /** Correlation of the edges between surfaces and things, -1..1: where they are, not how they are drawn. */
  edges: number;
  /** 0..1: share of the ground that is of another kind. */
  otherKinds: number;
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
export const layoutLimits = { edges: 0.6, otherKinds: 0.3 };

export function keepsLayout({ edges, otherKinds }: LayoutDifference): boolean {
  return edges >= layoutLimits.edges && otherKinds <= layoutLimits.otherKinds;
}

/** `seen` are the ground reader's readings of drawing and answer. */
export function measureLayout(
  pictures: LayoutPictures,
  seen: { drawing: SeenPhoto; answer: SeenPhoto },
): LayoutDifference {
  return { edges: compareEdges(pictures), otherKinds: compareKinds(pictures, seen) };
}

/** Pixels by which the answer's edges may be off. */
const reach = 2;

function compareEdges({ width, height, drawing, answer, changed }: LayoutPictures): number {
  const wanted = edgesOf(labOf(drawing), width, height);
  const found = edgesOf(labOf(answer), width, height);
  let best = -1;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      best = Math.max(best, correlate({ width, height, changed, wanted, found }, dx, dy));
    }
  }
  return best;
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

interface EdgePair extends Pick<LayoutPictures, "width" | "height" | "changed"> {
  wanted: Float32Array;
  found: Float32Array;
}

/** Pearson's, over what was changed. */
function correlate({ width, height, changed, wanted, found }: EdgePair, dx: number, dy: number): number {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
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

/** What counts as one kind: a shrub may be read as a tree, a paved patio as a driveway. */
const groups: readonly (readonly SeenKind[])[] = [
  ["lawn"],
  ["soil", "shrub", "tree"],
  ["gravel", "paving", "driveway", "street", "steps"],
  ["water"],
  ["building", "wall", "thing", "vehicle", "person"],
];

/** Half the distance between what both are taken for, as mean over what was changed. */
function compareKinds(
  { width, height, changed }: LayoutPictures,
  { drawing, answer }: { drawing: SeenPhoto; answer: SeenPhoto },
): number {
  const planes = groups.map((kinds) => kinds.map((kind) => seenKinds.indexOf(kind)));
  const shareOf = ({ kinds }: SeenPhoto, group: readonly number[], i: number) =>
    group.reduce((sum, kind) => sum + (kinds[kind]?.[i] ?? 0), 0);
  let distance = 0;
  let n = 0;
  for (let y = 0; y < drawing.height; y++) {
    for (let x = 0; x < drawing.width; x++) {
      const u = Math.floor(((x + 0.5) / drawing.width) * width);
      const v = Math.floor(((y + 0.5) / drawing.height) * height);
      if (changed[v * width + u] !== 1) continue;
      const i = y * drawing.width + x;
      n++;
      for (const group of planes) distance += Math.abs(shareOf(drawing, group, i) - shareOf(answer, group, i)) / 2;
    }
  }
  return n > 0 ? distance / n : 0;
}
