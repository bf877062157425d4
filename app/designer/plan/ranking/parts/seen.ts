import { ramp } from "../../../numeric/scalar.ts";
import { isSpecies, speciesCatalog } from "../../../plants/catalog.ts";
import type { WishItem } from "../../../wish/typed/wish.ts";
import { isObjectFor } from "../../site/objects-for-element.ts";
import type { Candidate } from "../seen/candidate.ts";
import type { Mass } from "../seen/list-masses.ts";

/** Shares of the picture from which a thing, and the plants of a species, are noticed. */
const enough = { thing: 0.006, plants: 0.02 };
const columns = 96;
const rows = 64;

/** Past nearer things: the customer judges the picture, not the plan. */
export function scoreSeen({ wish, masses }: Candidate): number {
  const all = wish.items.map(({ thing, of }) => of ?? thing);
  const asked = all.filter((name) => isSpecies(name) || masses.some((own) => isOf(name, own)));
  if (asked.length === 0) return 1;
  const cells = countCells(masses);
  const shares = asked.map((name) => {
    const own = masses.reduce((sum, mass, index) => sum + (isOf(name, mass) ? (cells[index] ?? 0) : 0), 0);
    const seen = own / (columns * rows);
    return ramp(seen, 0, isSpecies(name) ? enough.plants : enough.thing);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function isOf(thing: WishItem["thing"], { name }: Mass): boolean {
  if (thing === name) return true;
  if (isSpecies(name)) return thing === speciesCatalog[name].role;
  return isObjectFor(thing, name);
}

function countCells(masses: readonly Mass[]): Uint16Array {
  const counts = new Uint16Array(masses.length);
  for (const index of paint(masses)) if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** The nearest mass in each cell of the picture, -1 if none. */
function paint(masses: readonly Mass[]): Int16Array {
  const cells = new Int16Array(columns * rows).fill(-1);
  const farFirst = masses.map((_, index) => index).sort((a, b) => (masses[b]?.z ?? 0) - (masses[a]?.z ?? 0));
  for (const index of farFirst) {
    const mass = masses[index];
    if (!mass) continue;
    const { across, wide, top, foot } = mass;
    const [fromColumn, toColumn] = cellsOf(across - wide / 2, across + wide / 2, columns);
    const [fromRow, toRow] = cellsOf(top, foot, rows);
    for (let row = fromRow; row < toRow; row++) cells.fill(index, row * columns + fromColumn, row * columns + toColumn);
  }
  return cells;
}

function cellsOf(from: number, to: number, count: number): [number, number] {
  return [Math.max(0, Math.round(from * count)), Math.min(count, Math.round(to * count))];
}
