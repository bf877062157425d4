import { expect, it } from "vitest";
import { hash2 } from "../../../numeric/random.ts";
import { markLines } from "./mark-lines.ts";

const texels = 128;

/** Grass whose texels vary by half; on `isLine` they are a third darker: too little for a single texel to tell. */
function marksOf(isLine: (column: number, row: number) => boolean): { onLine: number; beside: number } {
  const light = Float32Array.from({ length: texels ** 2 }, (_, i) => {
    const [column, row] = [i % texels, Math.floor(i / texels)];
    return (0.75 + 0.5 * hash2(column, row, 4)) * (isLine(column, row) ? 0.67 : 1);
  });
  const marks = new Uint8Array(light.length);
  markLines({ texels, light, red: light, blue: light }, marks);
  let [line, onLine, beside] = [0, 0, 0];
  marks.forEach((mark, i) => {
    if (isLine(i % texels, Math.floor(i / texels))) {
      line++;
      onLine += mark;
    } else beside += mark;
  });
  return { onLine: onLine / Math.max(1, line), beside: beside / light.length };
}

it("finds the wire that is no darker than a blade of grass, and no wire in grass alone", () => {
  const wire = marksOf((column, row) => Math.abs(row - 20 - 0.58 * column) < 1);
  expect(wire.onLine).toBeGreaterThan(0.8);
  expect(wire.beside).toBeLessThan(0.06);
  expect(marksOf(() => false).beside).toBeLessThan(0.005);
});
