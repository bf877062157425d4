import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import type { ObjectName } from "../objects/catalogue.ts";
import { objectCatalogue } from "../objects/catalogue.ts";
import type { Idea } from "./idea.ts";
import type { Patio } from "./patio.ts";
import type { ObjectPlacement, Style } from "./plan.ts";
import type { SiteMap } from "./site-map.ts";

/** Puts the fire or table in the patio's middle, seats round it, pots at its edge and a pergola over it. */
export function furnishPatio(idea: Idea, patio: Patio | undefined, map: SiteMap, random: Random): ObjectPlacement[] {
  if (!patio || patio.radius < 0.85) return [];
  const { elements, style } = idea;
  const placed: ObjectPlacement[] = [];
  if (elements.has("fire-pit")) placed.push(placeFire(idea, patio));
  else if (elements.has("dining")) placed.push(placeTable(patio));
  if (elements.has("seating")) placed.push(...placeSeats(idea, patio, random));
  for (const { object, x, z, size } of placed) map.occupy(x, z, objectCatalogue[object].radius * size);
  if (elements.has("planters")) placed.push(...placePots(idea, patio, map));
  if (elements.has("pergola")) placed.push(placePergola(patio, style));
  return placed;
}

/** Over the back of the patio: its front posts would stand right before the viewer otherwise. */
function placePergola(patio: Patio, style: Style): ObjectPlacement {
  const { x, radius } = patio;
  const depth = Math.min(radius * 1.15, 2.4);
  const colour = style === "modern" ? "#3a3633" : style === "cottage" ? "#cfccc2" : "#7a563a";
  const width = Math.min(radius * 1.75, 3.4);
  return { object: "pergola", x, z: patio.z + radius * 0.2, angle: 0, size: 0.96, width, depth, colour };
}

function placeFire(idea: Idea, patio: Patio): ObjectPlacement {
  const size = clamp(patio.radius * 0.45, 0.58, 0.98);
  return { object: idea.sheet.fire, x: patio.x, z: patio.z, angle: 0, size };
}

function placeTable(patio: Patio): ObjectPlacement {
  return { object: "dining-set", x: patio.x, z: patio.z, angle: 0.15, size: clamp(patio.radius / 1.7, 0.7, 1) };
}

/** Seats on the far side of the fire and at its flanks, so that they look at the viewer and hide nothing. */
function placeSeats(idea: Idea, patio: Patio, random: Random): ObjectPlacement[] {
  const seat = seatFor(idea);
  const isChair = seat === "adirondack-chair";
  const count = isChair && patio.radius > 1.55 ? 3 : 2;
  const spread = isChair ? 1.25 : 1.75;
  const lean = (random() - 0.5) * 0.5;
  const size = clamp(patio.radius / 1.9, 0.74, 1);
  const wide = patio.shape === "rectangle" ? 1.1 : 1;
  const centred = idea.elements.has("fire-pit") || idea.elements.has("dining");
  const reach = Math.min(2, patio.radius * (centred ? 0.8 : 0.62));
  return Array.from({ length: count }, (_, i) => {
    const around = Math.PI / 2 + (i - (count - 1) / 2) * spread + lean;
    return {
      object: seat,
      x: patio.x + Math.cos(around) * reach * wide,
      z: patio.z + Math.sin(around) * reach * 0.92,
      angle: Math.PI / 2 - around,
      size,
      colour: isChair && idea.sheet.seat !== seat ? chairColour(idea) : idea.sheet.seatColour,
    };
  });
}

function seatFor(idea: Idea): ObjectName {
  return idea.asksForChairs ? "adirondack-chair" : idea.sheet.seat;
}

/** Chairs in a style that would rather have benches. */
function chairColour(idea: Idea): string {
  return idea.style === "modern" ? "#3c3e40" : idea.style === "formal" ? "#d6d4cc" : "#8a6846";
}

function placePots(idea: Idea, patio: Patio, map: SiteMap): ObjectPlacement[] {
  const { pot, pots, seatColour } = idea.sheet;
  const corners = [
    [-0.86, 0.5],
    [0.86, 0.5],
    [0.98, 0.16],
  ] as const;
  const placed: ObjectPlacement[] = [];
  for (const [side, back] of corners.slice(0, Math.max(1, pots))) {
    const x = patio.x + side * patio.radius * (patio.shape === "rectangle" ? 1.15 : 1);
    const z = patio.z + back * patio.radius * 1.1;
    const size = placed.length === 2 ? 0.75 : 1;
    if (!map.isFree(x, z, 0.28) || !(map.isOpen(x, z) || patio.virtual)) continue;
    map.occupy(x, z, 0.3);
    const colour = pot === "clay-pot" ? undefined : seatColour === "#a5a29b" ? "#4a4c4e" : undefined;
    placed.push({ object: pot, x, z, angle: 0.1 * side, size, colour });
  }
  return placed;
}
