import { cellPerson, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { StoredYardReading } from "#db/stored-json.ts";

/** What stands on the ground as a person would. Shares of the photo's width and height. Safe in the browser. */
export type Figure = NonNullable<StoredYardReading["figures"]>[number];
/** Where the camera was; in old readings a usual one is supposed. */
export type Eye = NonNullable<StoredYardReading["eye"]>;

const usualEye: Eye = { horizon: 0.4, height: 1.6 };
/** Meters: a tall person, so that a marked one is all in it. */
const tallest = 1.9;
/** What is kept from above the head to the shadow below the feet: half its width at a place up the figure, both in its heights. */
const outline = [
  { up: 1, half: 0.12 },
  { up: 0.86, half: 0.14 },
  { up: 0.74, half: 0.24 },
  { up: 0, half: 0.26 },
  { up: -0.06, half: 0.16 },
] as const;
/** Share of the photo's height; a far child is marked too. */
const lowest = 0.08;

/** What the owner is to be asked about: it is kept until then. */
export function figuresToAskAbout({
  yardReading,
  groundConfirmedAt,
}: {
  yardReading: StoredYardReading | null;
  groundConfirmedAt: number | null;
}): readonly Figure[] {
  const isAnswered = groundConfirmedAt !== null || yardReading?.figuresKeptAt !== undefined;
  return isAnswered ? [] : (yardReading?.figures ?? []);
}

/** A person whose feet are at a point of the photo. */
export function figureAt(foot: [u: number, v: number], eye: Eye = usualEye): Figure {
  const height = (tallest / eye.height) * (foot[1] - eye.horizon);
  return { foot, height: Math.max(lowest, height) };
}

/** With what is around the figure. */
export function keepFigure(grid: GroundCells, { foot, height }: Figure): GroundCells {
  const aspect = grid.width / grid.height;
  const cells = grid.cells.map((cell, i) => {
    const across = (Math.abs(((i % grid.width) + 0.5) / grid.width - foot[0]) * aspect) / height;
    const up = (foot[1] - (Math.floor(i / grid.width) + 0.5) / grid.height) / height;
    return across <= halfWidthAt(up) ? cellPerson : cell;
  });
  return { ...grid, cells };
}

/** Negative above and below the outline. */
function halfWidthAt(up: number): number {
  const next = outline.findIndex((one, i) => i > 0 && one.up <= up);
  const [over, under] = [outline[next - 1], outline[next]];
  if (!over || !under || up > over.up) return -1;
  return under.half + ((over.half - under.half) * (up - under.up)) / (over.up - under.up);
}
