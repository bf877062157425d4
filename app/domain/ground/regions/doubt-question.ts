import type { CellKind } from "#app/providers/images/ground-cells.ts";
import type { NamedRegion } from "./name-regions.ts";

const phrases: Record<CellKind, string | undefined> = {
  none: undefined,
  built: undefined,
  ground: "ground",
  lawn: "lawn",
  soil: "bare soil",
  bed: "a bed",
  gravel: "gravel",
  paving: "paving",
  driveway: "a driveway",
  street: "a street",
  pool: "a pool",
  steps: "a flight of steps",
};

const usuallyRedesigned: readonly CellKind[] = ["ground", "lawn", "soil", "bed", "gravel"];

/**
 * The one question about a photo that was not read reliably; it is answered by yes or no. `redesigned` is the region's
 * fate as read, `redrawsPaving` whether the wish has paving drawn over. Safe in the browser.
 */
export function writeDoubtQuestion(
  { number, kind, maybe = "none" }: NamedRegion,
  redesigned: boolean,
  redrawsPaving: boolean,
): string {
  const isRedesigned = usuallyRedesigned.includes(maybe) || (maybe === "paving" && redrawsPaving);
  const read = phrases[kind];
  // What would be done all the same is no reason to ask.
  const instead = isRedesigned === redesigned ? undefined : phrases[maybe];
  if (!read) return `We cannot tell what part ${number} is. May we redesign it?`;
  return `Part ${number} looks like ${read}, but may be ${instead ?? "something else"}. May we redesign it?`;
}
