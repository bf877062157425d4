import { depthOfDeckSteps } from "../../../objects/structures/deck-steps.ts";
import { wantsFor } from "../../idea/idea.ts";
import { footprintOf } from "../../parts/footprint.ts";
import { fromOwnAxes, toOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Site } from "../../site/site.ts";
import type { Patio } from "../../surfaces/patio.ts";

/** Meters: above this height a deck has a railing unasked (IRC R312: 30 inches; people feel safe from lower on); width of the steps. */
const railedFrom = 0.6;
const stepsWidth = 1.5;
/** Meters of a railing from the deck's edge, and the least piece. */
const inset = 0.07;
const leastPiece = 0.35;
/** Meters of the way through a railing without steps, and half the side of a deck below which a railing would be a cage. */
const opening = 1.1;
const leastRailed = 0.85;

/** The platform of a raised deck and its steps down; furniture stands on it. */
export function placeDeck(site: Site): void {
  const deck = deckOf(site);
  if (!deck?.rise) return;
  const { x, z, turn, halfWidth, halfDepth, rise } = deck;
  const color = colorOf(site);
  // It takes no ground from the furniture.
  site.objects.push({
    object: "deck",
    x,
    z,
    angle: -turn,
    size: 1,
    color,
    width: 2 * halfWidth,
    depth: 2 * halfDepth,
    height: rise,
  });
  const steps = stepsFor(site, deck, rise, color);
  if (steps) site.add(steps);
}

/** After the furniture: around a deck where it is asked for or the deck is high, with a way through. */
export function placeRailing(site: Site): void {
  const { idea, noRoom } = site;
  const isAsked = idea.asked.includes("railing");
  const deck = deckOf(site);
  if (!isAsked && (deck?.rise ?? 0) < railedFrom) return;
  const [want] = wantsFor(idea, "railing");
  const isBridge = site.objects.some(({ object }) => object === "bridge");
  const isRoomy = deck && deck.halfWidth > leastRailed && deck.halfDepth > leastRailed;
  if (!isRoomy) {
    if (isAsked && !isBridge) noRoom.report("railing", 1, 0, { wayOut: "needs a larger deck with straight sides" });
    return;
  }
  for (const piece of railingAround(deck, wayThrough(site, deck), colorOf(site))) {
    const sized = { ...piece, ...(want?.size?.height && { height: want.size.height }) };
    if (site.objects.every((other) => keepsOff(other, sized))) site.add(sized);
  }
}

function deckOf({ idea, layout: { patio } }: Site): Patio | undefined {
  const isDeck = patio && !patio.virtual && idea.paving.patio.startsWith("deck") && patio.shape === "rectangle";
  return isDeck ? patio : undefined;
}

/** As the deck's boards; undefined is the usual wood. */
function colorOf({ idea }: Site): string | undefined {
  const { patio } = idea.paving;
  return patio === "deck-grey" ? "#8c8780" : patio === "deck-dark" ? "#57402f" : undefined;
}

/** In the middle of the front, else beside it or at a side: the first place on ground that is free. */
function stepsFor(site: Site, deck: Patio, rise: number, color: string | undefined): ObjectPlacement | undefined {
  const { halfWidth, halfDepth, turn } = deck;
  const depth = depthOfDeckSteps(rise);
  const piece = (x: number, z: number, angle: number, width: number): ObjectPlacement => ({
    object: "deck-steps",
    x,
    z,
    angle,
    size: 1,
    width,
    depth,
    height: rise,
    color,
  });
  const width = Math.min(stepsWidth, 1.6 * halfWidth);
  const room = Math.max(0, halfWidth - width / 2 - 0.1);
  const sideWidth = Math.min(stepsWidth, 1.6 * halfDepth);
  const inFront = [0, 0.5, -0.5, 1, -1].map((share) =>
    piece(...fromOwnAxes(deck, share * room, -halfDepth - depth / 2), -turn, width),
  );
  const atSides = [-1, 1].map((side) =>
    piece(
      ...fromOwnAxes(deck, side * (halfWidth + depth / 2), -halfDepth + sideWidth / 2 + 0.1),
      -turn + (side < 0 ? Math.PI / 2 : -Math.PI / 2),
      sideWidth,
    ),
  );
  return [...inFront, ...atSides].find((one) => isOnGround(site, one));
}

interface Gap {
  side: "front" | "left" | "right";
  range: readonly [from: number, to: number];
}

/** Where the railing is open: at the steps, else in the middle of the front. */
function wayThrough({ objects }: Site, deck: Patio): Gap {
  const steps = objects.find(({ object }) => object === "deck-steps");
  if (!steps) return { side: "front", range: [-opening / 2, opening / 2] };
  const [across, away] = toOwnAxes(deck, steps.x, steps.z);
  const half = (steps.width ?? stepsWidth) / 2;
  if (away < -deck.halfDepth) return { side: "front", range: [across - half, across + half] };
  return { side: across < 0 ? "left" : "right", range: [away - half, away + half] };
}

function isOnGround({ map }: Site, piece: ObjectPlacement): boolean {
  return footprintOf(piece).every(({ x, z, radius }) => {
    const open = map.isOpen(x, z) || map.isPaved(x, z);
    return open && map.isFree(x, z, radius * 0.5) && map.isInView(x, z, 0.3, 0.3);
  });
}

/** Along the front and both sides, in pieces that leave the steps free. */
function railingAround(patio: Patio, gap: Gap, color: string | undefined): ObjectPlacement[] {
  const { halfWidth, halfDepth, turn } = patio;
  const [w, d] = [halfWidth - inset, halfDepth - inset];
  const pieces: ObjectPlacement[] = [];
  const add = (
    ranges: readonly (readonly [number, number])[],
    at: (along: number) => readonly [number, number],
    angle: number,
  ) => {
    for (const [from, to] of ranges) {
      if (to - from < leastPiece) continue;
      const [x, z] = fromOwnAxes(patio, ...at((from + to) / 2));
      pieces.push({ object: "railing", x, z, angle, size: 1, width: to - from, color });
    }
  };
  const rangesOf = (side: Gap["side"], half: number) => {
    const range = gap.side === side ? gap.range : undefined;
    return range ? [[-half, range[0]] as const, [range[1], half] as const] : [[-half, half] as const];
  };
  add(rangesOf("front", w), (along) => [along, -d], -turn);
  add(rangesOf("left", d), (along) => [-w, along], -turn + Math.PI / 2);
  add(rangesOf("right", d), (along) => [w, along], -turn + Math.PI / 2);
  return pieces;
}

function keepsOff(one: ObjectPlacement, other: ObjectPlacement): boolean {
  if (one.object === "railing" || one.object === "deck" || one.object === "deck-steps") return true;
  const discs = footprintOf(other);
  return footprintOf(one).every((own) => discs.every(({ x, z }) => Math.hypot(own.x - x, own.z - z) > own.radius));
}
