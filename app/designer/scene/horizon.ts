import { clamp } from "../numeric/scalar.ts";
import type { SmallPicture } from "./small-picture.ts";

/** A short straight edge: position in pixels, slope dv/du, weight. */
interface Edge {
  x: number;
  y: number;
  slope: number;
  weight: number;
}

const bins = 80;
const lowestShare = 0.02;
const highestShare = 0.62;
const mostEdges = 9000;

/**
 * Horizon as share of the height. Slanted edges of house and fence vote for the row in which they meet at a common
 * vanishing point; a prior keeps the row above the ground and near eye level.
 */
export function findHorizon(picture: SmallPicture, groundMask: Uint8Array, sky: Uint8Array): number {
  const top = upperEdgeOfGround(groundMask, picture.width, picture.height);
  const edges = slantedEdges(picture, groundMask, sky);
  const step = Math.max(1, Math.floor(edges.length / mostEdges));
  const votes = voteForRows(edges, step, picture.width, picture.height);
  const expected = clamp(top - 0.15, 0.2, 0.45);
  let best = -1;
  let horizon = 0.4;
  for (let bin = 0; bin < bins; bin++) {
    const row = lowestShare + ((highestShare - lowestShare) * (bin + 0.5)) / bins;
    if (row > top - 0.035) break;
    const prior = Math.exp(-0.5 * ((row - expected) / 0.1) ** 2);
    const score = (votes[bin] / ((edges.length / step) * 8 + 400) + 0.35) * prior;
    if (score <= best) continue;
    best = score;
    horizon = row;
  }
  return Math.min(horizon, Math.max(0.05, top - 0.035));
}

/** Share of the height above which only 1 % of the ground lies. */
function upperEdgeOfGround(mask: Uint8Array, width: number, height: number): number {
  let area = 0;
  for (const value of mask) area += value;
  let seen = 0;
  for (let i = 0; i < mask.length; i++) {
    seen += mask[i];
    if (seen > area * 0.01) return Math.floor(i / width) / height;
  }
  return 1;
}

function slantedEdges(picture: SmallPicture, groundMask: Uint8Array, sky: Uint8Array): Edge[] {
  const { width, height } = picture;
  const edges: Edge[] = [];
  for (let y = 3; y < Math.min(height * 0.8, height - 3); y++) {
    for (let x = 3; x < width - 3; x++) {
      const i = y * width + x;
      if (groundMask[i] || sky[i]) continue;
      const weight = sobelStrength(picture.lightness, i, width);
      if (weight < 40) continue;
      const slope = slopeOfEdge(picture.lightness, i, width);
      if (slope === undefined || Math.abs(slope) < 0.045 || Math.abs(slope) > 0.9) continue;
      edges.push({ x, y, slope, weight: Math.min(weight, 120) });
    }
  }
  return edges;
}

function sobelStrength(l: Float32Array, i: number, width: number): number {
  const up = i - width;
  const down = i + width;
  const across = (l[i + 1] - l[i - 1]) * 2 + l[up + 1] - l[up - 1] + l[down + 1] - l[down - 1];
  const along = (l[down] - l[up]) * 2 + l[down - 1] - l[up - 1] + l[down + 1] - l[up + 1];
  return Math.hypot(across, along);
}

/** Slope of the line through the pixel, or undefined where there is none or it is too steep to point at a horizon. */
function slopeOfEdge(l: Float32Array, i: number, width: number): number | undefined {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let q = -2; q <= 2; q++) {
    for (let p = -2; p <= 2; p++) {
      const j = i + q * width + p;
      const across = l[j + 1] - l[j - 1];
      const down = l[j + width] - l[j - width];
      xx += across * across;
      yy += down * down;
      xy += across * down;
    }
  }
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1);
  if (coherence < 0.93) return undefined;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  if (Math.abs(Math.sin(angle)) < 0.6) return undefined;
  return -Math.cos(angle) / Math.sin(angle);
}

/** For each row the strongest agreement of edges over 25 vanishing points along it. */
function voteForRows(edges: readonly Edge[], step: number, width: number, height: number): Float64Array {
  const strongest = new Float64Array(bins);
  for (let point = 0; point <= 24; point++) {
    const vanishing = (-1.2 + (3.4 * point) / 24) * width;
    const votes = new Float64Array(bins);
    for (let k = 0; k < edges.length; k += step) castVote(votes, edges[k], vanishing, width, height);
    const mean = votes.reduce((sum, v) => sum + v, 0) / bins;
    for (let bin = 0; bin < bins; bin++) {
      strongest[bin] = Math.max(strongest[bin], votes[bin] - mean * 1.6);
    }
  }
  return strongest;
}

function castVote(votes: Float64Array, edge: Edge, vanishing: number, width: number, height: number): void {
  const distance = vanishing - edge.x;
  if (Math.abs(distance) < width * 0.12) return;
  const row = (edge.y + edge.slope * distance) / height;
  const bin = ((row - lowestShare) / (highestShare - lowestShare)) * bins;
  if (bin < -4 || bin > bins + 4) return;
  const spread = Math.max(1, (Math.abs(distance) / width) * 3);
  for (let at = Math.max(0, Math.floor(bin - spread)); at <= bin + spread && at < bins; at++) {
    votes[at] += (edge.weight * (1 - Math.abs(at - bin) / (spread + 1))) / spread;
  }
}
