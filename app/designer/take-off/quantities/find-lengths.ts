import { likely } from "../../plan/ground/yard.ts";
import { toCentimetre } from "../../wording/length-words.ts";
import type { MeasuredYard } from "./label-ground.ts";
import type { KnowableLength } from "./plan-geometry.ts";

/** Meters beyond which a pixel covers too much ground to be precise. */
const farthest = 26;
/** Half the width, as share of the picture's, over which the foot of the house or fence is averaged. */
const halfBand = 0.02;

/**
 * Best known first: the width of the most certain garage door and door, across old paving, from the viewer's feet to
 * what is straight ahead, along the foot of what is at the back.
 */
export function findKnowableLengths(yard: MeasuredYard): KnowableLength[] {
  return [
    acrossDoor(yard, "garage-door"),
    acrossDoor(yard, "door"),
    acrossPaving(yard),
    toTheBack(yard),
    alongTheBack(yard),
  ].filter((length) => length !== undefined);
}

function acrossDoor(yard: MeasuredYard, kind: "garage-door" | "door"): KnowableLength | undefined {
  const door = yard.doors.find((candidate) => candidate.kind === kind);
  if (!door) return undefined;
  const pixelOf = ([x, z]: readonly [number, number]): [number, number] => {
    const [u, v] = yard.camera.project(x, 0, z, [0, 0, 0]);
    return [u, v];
  };
  return lengthBetween(kind, yard, pixelOf(door.from), pixelOf(door.to));
}

function toTheBack(yard: MeasuredYard): KnowableLength | undefined {
  const foot = footOfStructure(yard, 0.5);
  return foot && lengthBetween("to-the-back", yard, undefined, foot);
}

function alongTheBack(yard: MeasuredYard): KnowableLength | undefined {
  const shares = [0.06, 0.14, 0.22, 0.3, 0.38];
  const left = shares.map((share) => footOfStructure(yard, share)).find((foot) => foot);
  const right = shares.map((share) => footOfStructure(yard, 1 - share)).find((foot) => foot);
  return left && right && lengthBetween("along-the-back", yard, left, right);
}

function acrossPaving(yard: MeasuredYard): KnowableLength | undefined {
  if (!yard.paving) return undefined;
  const { width, height } = yard.camera;
  const v = Math.floor(yard.paving.centreV * height);
  let first = -1;
  let last = -1;
  for (let u = 0; u < width; u++) {
    if (yard.pavingAt(u, v) <= likely) continue;
    if (first < 0) first = u;
    last = u;
  }
  // Paving that extends beyond the photo has no edge to measure to.
  if (first < width * 0.02 || last > width * 0.98 || last - first < width * 0.1) return undefined;
  return lengthBetween("existing-paving", yard, [first, v], [last, v]);
}

/** In the middle of a narrow band; undefined if not visible. */
function footOfStructure(yard: MeasuredYard, share: number): [u: number, v: number] | undefined {
  const { width, height } = yard.camera;
  const rows: number[] = [];
  const first = Math.floor((share - halfBand) * width);
  const last = Math.ceil((share + halfBand) * width);
  for (let u = first; u <= last; u++) {
    let v = 0;
    while (v < height && yard.groundAt(u, v) <= likely && yard.kindAt(u, v) === "none") v++;
    if (v > 0 && v < height - 1) rows.push(v);
  }
  if (rows.length <= (last - first) / 2) return undefined;
  const middle = rows.sort((a, b) => a - b)[Math.floor(rows.length / 2)];
  return middle === undefined ? undefined : [share * width, middle];
}

function lengthBetween(
  id: KnowableLength["id"],
  { camera }: MeasuredYard,
  from: [number, number] | undefined,
  to: [number, number],
): KnowableLength | undefined {
  const viewer: [number, number] = [0, 0];
  const start = from ? groundPoint(camera, from) : viewer;
  const end = groundPoint(camera, to);
  if (!start || !end) return undefined;
  const metres = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (metres < 0.5) return undefined;
  const inPhoto = ([u, v]: [number, number]): [number, number] => [
    Math.round((u / camera.width) * 1e4) / 1e4,
    Math.round((v / camera.height) * 1e4) / 1e4,
  ];
  return {
    id,
    metres: toCentimetre(metres),
    from: start,
    to: end,
    ...(from && { fromInPhoto: inPhoto(from) }),
    toInPhoto: inPhoto(to),
  };
}

function groundPoint(camera: MeasuredYard["camera"], [u, v]: [number, number]): [x: number, z: number] | undefined {
  const [x, z, depth] = camera.groundAt(u, v, [0, 0, 0]);
  if (depth < 0 || Math.hypot(x, z) > farthest) return undefined;
  return [toCentimetre(x), toCentimetre(z)];
}
