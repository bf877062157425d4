import type { SeenPhoto } from "../../reader/seen/seen-kinds.ts";
import { seenKinds } from "../../reader/seen/seen-kinds.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { type Confidence, type GroundKindMap, groundKinds, isOpenKind } from "../scene/scene.ts";
import { groundKindOf } from "./ground-kinds.ts";
import { type KindShares, sumOf } from "./kind-shares.ts";

const least = 1e-6;

const openKinds = ["lawn", "soil", "gravel"] as const;

/** Mean entropy of the kinds (nats), weighted by the probability of open ground: how uncertain the reader is. */
export function groundEntropy({ kinds }: Pick<SeenPhoto, "kinds">): number {
  const open = sumOf({ planes: kinds }, openKinds);
  let [sum, weight] = [0, 0];
  for (let i = 0; i < open.length; i++) {
    sum += open[i] * entropyAt(kinds, i);
    weight += open[i];
  }
  return weight > 0 ? sum / weight : 0;
}

const certain = 0.95;

export function certainGroundShare(seen: Pick<SeenPhoto, "kinds">): number {
  return certainShare(seen, openKinds);
}

const surroundings = ["sky", "building", "wall", "tree", "shrub"] as const;

export function certainSurroundingsShare(seen: Pick<SeenPhoto, "kinds">): number {
  return certainShare(seen, surroundings);
}

function certainShare({ kinds }: Pick<SeenPhoto, "kinds">, wanted: Parameters<typeof sumOf>[1]): number {
  const sums = sumOf({ planes: kinds }, wanted);
  return sums.reduce((count, share) => count + Number(share >= certain), 0) / sums.length;
}

function entropyAt(planes: readonly Float32Array[], i: number): number {
  let sum = 0;
  for (const plane of planes) if (plane[i] > least) sum -= plane[i] * Math.log(plane[i]);
  return sum;
}

/** Share of the picture below which a piece is not worth a question. */
const leastPiece = 0.004;

interface Piece {
  area: number;
  doubt: number;
  /** By ground kind. */
  others: Float32Array;
  at: number;
  most: number;
}

/** The piece with the most doubt whether it is kept or open. */
export function findDoubted(shares: KindShares, kinds: GroundKindMap): Confidence["doubted"] {
  const { width, height, values } = kinds;
  const { labels, components } = labelComponents(values, width, height);
  const pieces = components.map((): Piece => {
    return { area: 0, doubt: 0, others: new Float32Array(groundKinds.length), at: 0, most: -1 };
  });
  const planes = seenKinds.map((seen, k) => ({
    kind: groundKinds.indexOf(groundKindOf(seen)),
    plane: shares.planes[k],
  }));
  for (let i = 0; i < values.length; i++) {
    if (values[i] > 0) weigh(pieces[labels[i]], i, values[i], planes);
  }
  const worth = pieces.filter(({ area }) => area > leastPiece * values.length);
  const worst = worth.reduce<Piece | undefined>(
    (best, piece) => (best && best.doubt >= piece.doubt ? best : piece),
    undefined,
  );
  if (!worst) return undefined;
  const maybe = groundKinds[worst.others.indexOf(Math.max(...worst.others))];
  return { at: [((worst.at % width) + 0.5) / width, (Math.floor(worst.at / width) + 0.5) / height], maybe };
}

function weigh(piece: Piece, i: number, value: number, planes: readonly { kind: number; plane: Float32Array }[]): void {
  const isOpen = isOpenKind(groundKinds[value]);
  let doubt = 0;
  for (const { kind, plane } of planes) {
    if (isOpenKind(groundKinds[kind]) === isOpen) continue;
    doubt += plane[i];
    piece.others[kind] += plane[i];
  }
  piece.area++;
  piece.doubt += doubt;
  if (doubt <= piece.most) return;
  piece.most = doubt;
  piece.at = i;
}
