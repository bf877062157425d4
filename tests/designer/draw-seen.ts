import { type SeenPhoto, seenKinds, seenMarks } from "#app/designer/reader/seen/seen-kinds.ts";

/** A part of a photo that shows a thing: left, top, right, bottom. */
export interface Box {
  kind: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Nothing hides or cuts off a part of it. */
  whole: boolean;
}

export interface DrawnTruth {
  width: number;
  height: number;
  boxes: readonly Box[];
  /** Index into {@link seenKinds} per pixel. */
  kinds: Uint8Array;
}

/** Cells along the long side, cells of blur either way, and the probability a net gives what it sees: as a middling net's. */
const drawn = { longSide: 112, blur: 1, sure: 0.62 };

/** What a net that recognizes everything would see, as coarse, soft and unsure as a real one. */
export function drawSeen({ width, height, boxes, kinds }: DrawnTruth): SeenPhoto {
  const scale = drawn.longSide / Math.max(width, height);
  const grid = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const nothing = () => new Float32Array(grid.width * grid.height);
  const plane = (isThere: (x: number, y: number) => boolean, sure: number) => {
    const sharp = Float32Array.from({ length: grid.width * grid.height }, (_, i) => {
      return isThere(((i % grid.width) + 0.5) / scale, (Math.floor(i / grid.width) + 0.5) / scale) ? sure : 0;
    });
    return blur(sharp, grid);
  };
  const planeOfMark = (kind: string) => {
    const own = boxes.filter((box) => box.kind === kind).map(({ box }) => box);
    const inBox = (x: number, y: number) =>
      own.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
    return own.length === 0 ? nothing() : plane(inBox, drawn.sure);
  };
  const kindAt = (x: number, y: number) => kinds[Math.floor(y) * width + Math.floor(x)];
  return {
    ...grid,
    marks: seenMarks.map(planeOfMark),
    kinds: seenKinds.map((_, k) => (kinds.includes(k) ? plane((x, y) => kindAt(x, y) === k, 1) : nothing())),
    photo: {},
  };
}

function blur(values: Float32Array, { width, height }: { width: number; height: number }): Float32Array {
  return values.map((_, i) => {
    let [sum, count] = [0, 0];
    for (let dy = -drawn.blur; dy <= drawn.blur; dy++)
      for (let dx = -drawn.blur; dx <= drawn.blur; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        sum += values[y * width + x] ?? 0;
        count++;
      }
    return sum / count;
  });
}
