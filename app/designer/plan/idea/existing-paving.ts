import type { Element } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Freeing } from "../ground/free-paving.ts";
import type { Yard } from "../ground/yard.ts";

/** Existing paving: its share of the ground, and its middle as shares of the picture's width and height. */
export type PavingThere = NonNullable<Yard["paving"]>;

/** As patio or path it gets a new surface only if the wish names it. */
export type PavingRole = "none" | "patio" | "path" | "kept" | "removed";

/**
 * Shares of the ground from which it can be the patio, below which the path, if its middle is in the picture's middle
 * (shares of its width) and not at the viewer's feet (of its height).
 */
const asPaving = { leastPatio: 0.14, mostPath: 0.2, left: 0.25, right: 0.75, lowest: 0.84 };

/** Unless the customer wants it kept or removed. */
export function roleOfPaving(wish: Wish, elements: ReadonlySet<Element>, paving: PavingThere | undefined): PavingRole {
  if (!paving) return "none";
  if (keepsPaving(wish)) return "kept";
  if (removesPaving(wish, paving)) return "removed";
  return namedRole(wish, paving) ?? servesAs(paving, (role) => elements.has(role)) ?? "kept";
}

/** "Remove the concrete", "no paving". */
export function removesPaving(wish: Wish, paving: PavingThere | undefined): boolean {
  return paving !== undefined && refusesPaving(wish);
}

/** Something has to take its place. */
export function clearsPaving(wish: Wish, { paving, isPaved }: Yard): boolean {
  return (paving !== undefined || isPaved === true) && refusesPaving(wish);
}

function refusesPaving(wish: Wish): boolean {
  return !keepsPaving(wish) && (wish.refused.includes("paving") || wish.refused.includes("patio"));
}

/** Of a "larger" and a "smaller" patio. */
export const sharesOf = { more: 1.5, less: 0.6 };

/** Where a patio of another size, or another path, takes the place of what is there. */
export function freesPaving(wish: Wish, { paving }: Yard): Freeing | undefined {
  if (!paving || keepsPaving(wish) || removesPaving(wish, paving)) return undefined;
  if (wish.path.replaces) return { of: "walk" };
  const patio = wish.items.find(({ thing }) => thing === "patio");
  if (!patio || patio.place || patio.spot) return undefined;
  const { share, amount, ofYard, size } = patio;
  if (share !== undefined || amount) return { of: "patio", share: share ?? (amount ? sharesOf[amount] : 1) };
  if (ofYard !== undefined) return { of: "patio", share: 1 };
  return size && namedRole(wish, paving) === "patio" ? { of: "patio" } : undefined;
}

export function redrawsPaving(wish: Wish, paving: PavingThere): boolean {
  if (keepsPaving(wish)) return false;
  return removesPaving(wish, paving) || namedRole(wish, paving) !== undefined;
}

/** Fully paved ground stays under the garden, unless the wish requests another surface for it. */
export function isOnPaving(wish: Wish, yard: Yard): boolean {
  if (!yard.isPaved || wish.gravelGround || wish.refused.includes("paving") || wish.refused.includes("patio"))
    return false;
  return !otherGrounds.some((element) => wish.asked.includes(element));
}

const otherGrounds: readonly Element[] = ["lawn", "play-lawn", "artificial-turf", "gravel", "meadow"];

function keepsPaving({ kept }: Wish): boolean {
  return kept.includes("paving") || kept.includes("patio");
}

function namedRole({ asked }: Wish, paving: PavingThere): "patio" | "path" | undefined {
  return servesAs(paving, (role) => asked.includes(role) || asked.includes("paving"));
}

function servesAs(
  { share, centreU, centreV }: PavingThere,
  isWanted: (role: "patio" | "path") => boolean,
): "patio" | "path" | undefined {
  const isCentral = centreU > asPaving.left && centreU < asPaving.right;
  const isAhead = isCentral && centreV < asPaving.lowest;
  if (isWanted("patio") && share > asPaving.leastPatio && isAhead) return "patio";
  return isWanted("path") && share < asPaving.mostPath && isCentral ? "path" : undefined;
}
