import { boxBlur } from "../../numeric/filters.ts";
import type { SeenKind } from "../../reader/seen/seen-kinds.ts";
import { type GroundKind, type GroundKindMap, groundKinds, isOpenKind } from "../scene/scene.ts";
import { type KindShares, planeOf, sumOf } from "./kind-shares.ts";

export const kindIndex = Object.fromEntries(groundKinds.map((kind, index) => [kind, index])) as Record<
  GroundKind,
  number
>;

/** What the ground's kinds are seen as. The first four may be redesigned. */
const seenGround = {
  lawn: "lawn",
  soil: "soil",
  gravel: "gravel",
  paving: "paving",
  driveway: "driveway",
  street: "street",
  pool: "water",
  steps: "steps",
} as const satisfies Partial<Record<GroundKind, SeenKind>>;
type SeenGround = keyof typeof seenGround;

const openSeen: readonly SeenGround[] = ["lawn", "soil", "gravel", "paving"];
const keptSeen: readonly SeenGround[] = ["driveway", "street", "pool", "steps"];

function seenAs(kind: SeenGround): SeenKind {
  return seenGround[kind];
}

/** The kind of ground that a seen kind is; "none" for what stands. */
export function groundKindOf(seen: SeenKind): GroundKind {
  return [...openSeen, ...keptSeen].find((kind) => seenGround[kind] === seen) ?? "none";
}

// By eye, on labelled yards, as all numbers in this file that name no other source.
/** How likely a pixel is at least ground that may be redesigned, and ground that is kept. The first paints, and has to be surer. */
const leastShare = { open: 0.55, kept: 0.45 };
/** Paving that is likelier than this to be a driveway, a street or steps is kept like one. */
const mostKept = 0.25;
/** Soil among which leaves are at least so likely, round a pixel, is a bed; and how far round that is asked. */
const bed = { leaves: 0.12, radius: 6 };

/**
 * What each pixel of the small picture is as ground, and which of the kinds that may be redesigned it would be. Whether it
 * is ground at all is asked of all its kinds together, and whether it may be redesigned of all kinds that may: a lawn that
 * may be soil is as surely to be redesigned as a lawn.
 */
export function nameGround(shares: KindShares): { kinds: GroundKindMap; ifOpen: Uint8Array } {
  const { width, height } = shares;
  const open = sumOf(shares, openSeen.map(seenAs));
  const kept = sumOf(shares, keptSeen.map(seenAs));
  const planes = (kinds: readonly SeenGround[]) =>
    kinds.map((kind) => ({ index: kindIndex[kind], plane: planeOf(shares, seenAs(kind)) }));
  const [openPlanes, keptPlanes] = [planes(openSeen), planes(keptSeen)];
  const leaves = boxBlur(planeOf(shares, "shrub"), width, height, bed.radius);
  const values = new Uint8Array(width * height);
  const ifOpen = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) {
    const kind = likeliest(openPlanes, i);
    ifOpen[i] = kind === kindIndex.soil && leaves[i] > bed.leaves ? kindIndex.bed : kind;
    const isDoubtfulPaving = kind === kindIndex.paving && kept[i] > mostKept;
    const isOpen = open[i] > leastShare.open;
    if (isOpen && !isDoubtfulPaving) values[i] = ifOpen[i];
    else if (isOpen || kept[i] > leastShare.kept) values[i] = likeliest(keptPlanes, i);
  }
  return { kinds: { width, height, values }, ifOpen };
}

function likeliest(planes: readonly { index: number; plane: Float32Array }[], i: number): number {
  let best = planes[0];
  for (const candidate of planes) if (candidate.plane[i] > best.plane[i]) best = candidate;
  return best.index;
}

/** 1 where the kind is one that may be redesigned. */
export function openMask({ values }: Pick<GroundKindMap, "values">): Uint8Array {
  return values.map((value) => (isOpenKind(groundKinds[value]) ? 1 : 0));
}

/** The kinds after a person has said what is ground (1 in `open`): what they gave is no longer kept, what they took is no ground. */
export function adoptGround(kinds: GroundKindMap, open: Uint8Array): GroundKindMap {
  const values = kinds.values.map((value, i) => {
    const isOpen = isOpenKind(groundKinds[value]);
    if (open[i]) return isOpen ? value : value === 0 ? kindIndex.soil : kindIndex.paving;
    return isOpen ? 0 : value;
  });
  return { ...kinds, values };
}
