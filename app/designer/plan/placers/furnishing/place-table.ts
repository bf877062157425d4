import type { Want } from "../../idea/idea.ts";
import { onPlan } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Site } from "../../site/site.ts";

/** Chairs of the usual set, the maximum at one table, and those of a bistro set. */
const usualChairs = 6;
const mostChairs = 12;
const bistroChairs = 2;
/** Meters of table for each chair and beyond, its depth; from its edge to a chair's middle and back. */
const table = { perChair: 0.84, beyond: 0.12, depth: 0.9, toChair: 0.17, toBack: 0.4 };
/** From this number on, one chair is at either head. */
const withHeads = 5;

interface Seat {
  dx: number;
  dz: number;
  turn: number;
}

/** In the first place with room for all chairs; fewer if there is none, and last a bistro set. */
export function placeTable(site: Site, places: readonly ObjectPlacement[], { seats = usualChairs }: Want): boolean {
  const wanted = Math.min(seats, mostChairs);
  for (let chairs = wanted; chairs > 0; chairs -= chairs > 4 ? 2 : 1) {
    const pieces =
      chairs === usualChairs ? places : places.filter(({ size }) => size === 1).map((at) => sized(at, chairs));
    const found = pieces.find((piece) => site.fits(piece, "on-patio"));
    if (!found) continue;
    for (const piece of chairs === usualChairs ? [found] : piecesOf(found, chairs)) site.add(piece);
    site.noRoom.reportChairs(seats, chairs);
    return true;
  }
  const bistro = places.flatMap(bistroSets).find((piece) => site.fits(piece, "on-patio"));
  if (!bistro) return false;
  site.add(bistro);
  site.noRoom.reportChairs(seats, bistroChairs);
  return true;
}

/** Along the table's place and across it. */
function bistroSets({ size, angle, ...at }: ObjectPlacement): ObjectPlacement[] {
  if (size !== 1) return [];
  return [0, Math.PI / 2].map((turn) => ({ ...at, object: "bistro-set", size, angle: angle + turn }));
}

function partChairs(chairs: number): { along: number; heads: number } {
  const heads = chairs < withHeads ? 0 : chairs % 2 ? 1 : 2;
  return { along: Math.ceil((chairs - heads) / 2), heads };
}

function sized(at: ObjectPlacement, chairs: number): ObjectPlacement {
  const { along, heads } = partChairs(chairs);
  const length = lengthFor(along);
  return {
    ...at,
    width: length + heads * (table.toChair + table.toBack),
    depth: table.depth + 2 * (table.toChair + table.toBack),
  };
}

function lengthFor(along: number): number {
  return along * table.perChair + table.beyond;
}

function piecesOf({ x, z, angle, color }: ObjectPlacement, chairs: number): ObjectPlacement[] {
  const at = { angle, size: 1, color };
  const { along } = partChairs(chairs);
  return [
    { object: "dining-table", x, z, ...at, width: lengthFor(along), depth: table.depth },
    ...seatsRound(chairs).map(
      ({ dx, dz, turn }): ObjectPlacement => ({
        object: "dining-chair",
        ...onPlan({ x, z, angle }, dx, dz),
        ...at,
        angle: angle + turn,
      }),
    ),
  ];
}

function seatsRound(chairs: number): Seat[] {
  const { along, heads } = partChairs(chairs);
  const off = table.depth / 2 + table.toChair;
  const sides = Array.from({ length: chairs - heads }, (_, i): Seat => {
    const far = i < along;
    const dx = ((i % along) - (along - 1) / 2) * table.perChair;
    return { dx, dz: far ? off : -off, turn: far ? 0 : Math.PI };
  });
  const end = lengthFor(along) / 2 + table.toChair;
  return [
    ...sides,
    ...[-1, 1].slice(0, heads).map((side): Seat => ({ dx: side * end, dz: 0, turn: (side * Math.PI) / 2 })),
  ];
}
