import { readFileSync } from "node:fs";
import { z } from "zod";

/** Ground that must be found, may be found, must not be painted, or nothing. */
export const unlabelled = 0;
export const must = 1;
export const may = 2;
export const never = 3;

/** Each pixel is one of the four above. */
export interface GroundLabels {
  name: string;
  width: number;
  height: number;
  values: Uint8Array;
}

const mustKinds = new Set(["lawn", "soil", "gravel"]);
const mayKinds = new Set(["shrub", "paving", "thing"]);

const polygon = z.array(z.tuple([z.number(), z.number()]));
const polygons = z.array(polygon);
const size = { name: z.string(), width: z.number().positive(), height: z.number().positive() };
const labelSchema = z.union([
  z.object({ ...size, regions: z.array(z.object({ kind: z.string(), polygon })) }),
  z.object({ ...size, must: polygons, may: polygons.default([]), never: polygons.default([]) }),
]);
type Polygon = z.infer<typeof polygon>;

/**
 * By kind (`regions`, later ones over earlier ones) or by what must, may and must never be painted (never over may over
 * must), as pixels of a picture `longSide` long. @throws ZodError when the file is no label
 */
export function readLabels(file: string, longSide: number): GroundLabels {
  const label = labelSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const scale = longSide / Math.max(label.width, label.height);
  const width = Math.max(1, Math.round(label.width * scale));
  const height = Math.max(1, Math.round(label.height * scale));
  const values = new Uint8Array(width * height);
  for (const { points, value } of piecesOf(label)) {
    const scaled = points.map(([x, y]): [number, number] => [(x * width) / label.width, (y * height) / label.height]);
    fillPolygon(values, width, height, scaled, value);
  }
  return { name: label.name, width, height, values };
}

function piecesOf(label: z.infer<typeof labelSchema>): { points: Polygon; value: number }[] {
  if ("regions" in label) return label.regions.map(({ kind, polygon: points }) => ({ points, value: wordOf(kind) }));
  const all = [
    { value: must, drawn: label.must },
    { value: may, drawn: label.may },
    { value: never, drawn: label.never },
  ];
  return all.flatMap(({ value, drawn }) => drawn.map((points) => ({ points, value })));
}

function wordOf(kind: string): number {
  return mustKinds.has(kind) ? must : mayKinds.has(kind) ? may : never;
}

/** By pixel centers (even-odd). */
function fillPolygon(values: Uint8Array, width: number, height: number, points: Polygon, value: number): void {
  for (let y = 0; y < height; y++) {
    const crossings = points
      .flatMap((a, i) => {
        const b = points[(i + 1) % points.length] ?? a;
        const row = y + 0.5;
        return a[1] > row === b[1] > row ? [] : [a[0] + ((row - a[1]) / (b[1] - a[1])) * (b[0] - a[0])];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5));
      const to = Math.min(width - 1, Math.ceil((crossings[i + 1] ?? 0) - 0.5) - 1);
      if (to >= from) values.fill(value, y * width + from, y * width + to + 1);
    }
  }
}
