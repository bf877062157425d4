import { boxBlur } from "../../numeric/filters.ts";
import { numbersOf } from "../../numeric/map-plane.ts";
import type { SeenKind } from "../../reader/seen/seen-kinds.ts";
import { type GroundKind, type GroundKindMap, groundKinds, isOpenKind } from "../scene/scene.ts";
import { findKeptPaving } from "./hard-fate.ts";
import { hardenPieces } from "./harden-pieces.ts";
import { type KindShares, planeOf, sumOf } from "./kind-shares.ts";

export const kindIndex = Object.fromEntries(groundKinds.map((kind, index) => [kind, index])) as Record<
  GroundKind,
  number
>;

/** The first four may be redesigned. */
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

export function groundKindOf(seen: SeenKind): GroundKind {
  return [...openSeen, ...keptSeen].find((kind) => seenGround[kind] === seen) ?? "none";
}

/** Minimum probability of open and of kept ground. Open ground is painted, so it must be more certain. */
const leastShare = { open: 0.55, kept: 0.45 };
/** Above this joint probability, the border is where one becomes likelier, without a gap. */
const surelyGround = 0.8;
/** Reach in pixels, required share of ground nearby, and minimum probability of ground. */
const seam = { reach: 2, least: 0.12, ground: 0.25 };
const mostKept = 0.25;
/** Soil with this leaf probability around a pixel is a bed; and the radius in pixels. */
const bed = { leaves: 0.12, radius: 6 };

/** The probabilities of all open kinds are summed first: lawn that may be soil is as surely open as lawn. */
export function nameGround(shares: KindShares): { kinds: GroundKindMap; ifOpen: Uint8Array } {
  const { width, height } = shares;
  const open = sumOf(shares, openSeen.map(seenAs));
  const kept = sumOf(shares, keptSeen.map(seenAs));
  const planes = (kinds: readonly SeenGround[]) =>
    kinds.map((kind) => ({ index: kindIndex[kind], plane: planeOf(shares, seenAs(kind)) }));
  const [openPlanes, keptPlanes] = [planes(openSeen), planes(keptSeen)];
  const leaves = boxBlur(planeOf(shares, "shrub"), width, height, bed.radius);
  const paving = planeOf(shares, "paving");
  const isKeptPaving = findKeptPaving(paving, sumOf(shares, ["driveway", "street"]), width, height);
  const values = new Uint8Array(width * height);
  const ifOpen = new Uint8Array(width * height);
  const ifHard = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) {
    const kind = likeliest(openPlanes, i);
    ifOpen[i] = kind === kindIndex.soil && leaves[i] > bed.leaves ? kindIndex.bed : kind;
    const isAtBorder = open[i] > kept[i] && open[i] + kept[i] > surelyGround;
    const isOpen = open[i] > leastShare.open || isAtBorder;
    const ifKept = likeliest(keptPlanes, i);
    const isRoad = ifKept === kindIndex.driveway || ifKept === kindIndex.street;
    const isPaving = isRoad ? !isKeptPaving[i] : kept[i] < mostKept;
    ifHard[i] = isPaving ? kindIndex.paving : ifKept;
    if (isOpen && kind !== kindIndex.paving) values[i] = ifOpen[i];
    else if (isOpen || kept[i] > leastShare.kept) values[i] = ifHard[i];
  }
  const hardShare = kept.map((share, i) => share + paving[i]);
  closeSeams(values, open, kept, width, height, (i) => (open[i] > kept[i] ? ifOpen[i] : ifHard[i]));
  return { kinds: hardenPieces({ width, height, values }, hardShare, ifHard), ifOpen };
}

/** Mixed pixels, as on the edge of a drive, are not likely enough to be either. `open` and `kept` are probabilities. */
function closeSeams(
  values: Uint8Array,
  open: Float32Array,
  kept: Float32Array,
  width: number,
  height: number,
  ifGround: (i: number) => number,
): void {
  const isOpen = values.map((value) => (isOpenKind(groundKinds[value]) ? 1 : 0));
  const openNear = boxBlur(Float32Array.from(isOpen), width, height, seam.reach);
  const keptNear = boxBlur(
    numbersOf(values, (value, i) => (value > 0 && !isOpen[i] ? 1 : 0)),
    width,
    height,
    seam.reach,
  );
  for (let i = 0; i < values.length; i++) {
    const isSeam = values[i] === 0 && openNear[i] > seam.least && keptNear[i] > seam.least;
    if (isSeam && open[i] + kept[i] > seam.ground) values[i] = ifGround(i);
  }
}

function likeliest(planes: readonly { index: number; plane: Float32Array }[], i: number): number {
  let best = planes[0];
  for (const candidate of planes) if (candidate.plane[i] > best.plane[i]) best = candidate;
  return best.index;
}

export function openMask({ values }: Pick<GroundKindMap, "values">): Uint8Array {
  return values.map((value) => (isOpenKind(groundKinds[value]) ? 1 : 0));
}

/** The kinds after a correction (`open`): opened ground is no longer a kept kind, removed ground is "none". */
export function adoptGround(kinds: GroundKindMap, open: Uint8Array): GroundKindMap {
  const values = kinds.values.map((value, i) => {
    const isOpen = isOpenKind(groundKinds[value]);
    if (open[i]) return isOpen ? value : value === 0 ? kindIndex.soil : kindIndex.paving;
    return isOpen ? 0 : value;
  });
  return { ...kinds, values };
}
