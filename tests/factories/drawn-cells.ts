import { type CellKind, cellKinds, type GroundCells, type KindCells } from "#app/providers/images/ground-cells.ts";

const letters: Record<string, CellKind> = {
  ".": "none",
  "#": "built",
  l: "lawn",
  b: "bed",
  g: "gravel",
  p: "paving",
  d: "driveway",
  s: "street",
};
const usuallyRedesigned = "lbg";

/** A yard drawn in letters, each for a square of `scale` by `scale` cells; a capital inverts the usual fate. */
export function drawnCells(rows: readonly string[], scale = 1): { ground: GroundCells; kinds: KindCells } {
  const [width, height] = [rows[0]!.length * scale, rows.length * scale];
  const drawn = Array.from({ length: width * height }, (_, i) => {
    return rows[Math.floor(Math.floor(i / width) / scale)]![Math.floor((i % width) / scale)]!;
  });
  const kinds = Uint8Array.from(drawn, (letter) => cellKinds.indexOf(letters[letter.toLowerCase()]!));
  const cells = Uint8Array.from(drawn, (letter) => {
    const isUsual = letter === letter.toLowerCase();
    return usuallyRedesigned.includes(letter.toLowerCase()) === isUsual ? 2 : 1;
  });
  return { ground: { width, height, cells }, kinds: { width, height, kinds } };
}
