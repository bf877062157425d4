import { median } from "../../numeric/median.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import { colorAt, type LabColor, type SmallPicture } from "../pixels/small-picture.ts";

/** One side of a door: position in pixels, and lean per row. */
export interface Jamb {
  x: number;
  foot: number;
  head: number;
  lean: number;
}

/** Shares of a door's width from its left jamb, and of its height from its foot. */
type DoorPart = readonly [from: number, to: number, low: number, high: number];
type PicturePoint = readonly [x: number, y: number];

const leastContrast = 4.5;
/** Lightness counts less than color, because of shadows on walls, under eaves most of all. */
const lightnessWeight = 0.55;
const shadowWeight = 0.35;
const mostContrast = 20;
/** Share of jambs and lintel visible as edges: minimum, certain, and limit for edges that continue above. */
const edgeShare = { from: 0.6, to: 0.85 };
const beyondShare = { from: 0.65, to: 0.35 };
/** Color differences: at most between the walls around it, at least between these and the inside. */
const oneWall = { from: 16, to: 8 };
const anotherThan = { from: 4, to: 9 };
/** Shares of a jamb's height: where it is checked, and where the edge above it should have ended. */
const jambFrom = 0.04;
const beyondHead = { from: 1.08, to: 1.35 };
/** How far above the jambs' heads the lintel can be: rows, and share of their height. */
const lintel = { rows: 2, share: 0.14 };

export interface DoorLook {
  sureness: number;
  /** Rows by which the lintel is above the jambs' heads. */
  raised: number;
}

/** Edges on both sides and above that end there, one wall around them, and something different in between. */
export function measureDoorway(picture: SmallPicture, left: Jamb, right: Jamb): DoorLook {
  const jambs = Math.min(edgeAlong(picture, left, jambFrom, 1), edgeAlong(picture, right, jambFrom, 1));
  const { share, raised } = jambs < edgeShare.from ? noLintel : findLintel(picture, left, right);
  if (share < edgeShare.from) return { sureness: 0, raised: 0 };
  const a = { ...left, head: left.head - raised };
  const b = { ...right, head: right.head - raised };
  const beyondOf = (jamb: Jamb) => edgeAlong(picture, jamb, beyondHead.from, beyondHead.to);
  const beyond = Math.min(beyondOf(a), beyondOf(b));
  const edges = ramp(edgeShare, jambs) * ramp(edgeShare, share) * ramp(beyondShare, beyond);
  return { sureness: edges === 0 ? 0 : edges * contrastWithWall(picture, a, b), raised };
}

function ramp({ from, to }: typeof edgeShare, value: number): number {
  return smoothstep(from, to, value);
}

function contrastWithWall(picture: SmallPicture, left: Jamb, right: Jamb): number {
  const tall = (left.foot - left.head + right.foot - right.head) / 2;
  const side = Math.min(0.4, (0.28 * tall) / (right.x - left.x));
  const at = (...part: DoorPart) => medianColor(picture, left, right, part);
  const inside = at(0.12, 0.88, 0.1, 0.92);
  const before = at(-side, -0.25 * side, 0.15, 1);
  const behind = at(1 + 0.25 * side, 1 + side, 0.15, 1);
  const above = at(0.1, 0.9, 1.1, 1.25);
  const aboveOff = Math.min(distance(before, above, shadowWeight), distance(behind, above, shadowWeight));
  const contrast = Math.min(distance(before, inside, lightnessWeight), distance(behind, inside, lightnessWeight));
  const wallOff = distance(before, behind, lightnessWeight);
  return ramp(oneWall, wallOff) * ramp(oneWall, aboveOff) * ramp(anotherThan, contrast);
}

function edgeAlong(picture: SmallPicture, { x, foot, head, lean }: Jamb, from: number, to: number): number {
  const rows = Math.abs((to - from) * (head - foot));
  const pointAt = (share: number): PicturePoint => {
    const up = (from + share * (to - from)) * (head - foot);
    return [x + lean * up, foot + up];
  };
  const shares = [-1, 0, 1].map((off) => edgeOf(picture, rows, (share) => shift(pointAt(share), off, 0), [2, 0]));
  return Math.max(...shares.map(({ share }) => share));
}

const noLintel = { share: 0, raised: 0 };

/** Share of the lintel visible as an edge, and its rows above the heads: edges fade before they meet. */
function findLintel(picture: SmallPicture, left: Jamb, right: Jamb): { share: number; raised: number } {
  const headOf = ({ x, foot, head, lean }: Jamb) => x + lean * (head - foot);
  const [from, to] = [headOf(left), headOf(right)];
  const pointAt = (share: number): PicturePoint => [
    from + share * (to - from),
    left.head + share * (right.head - left.head),
  ];
  const most = Math.round(lintel.rows + lintel.share * (left.foot - left.head));
  let best = { share: 0, raised: 0, strength: 0 };
  for (let raised = -lintel.rows; raised <= most; raised++) {
    const edge = edgeOf(picture, to - from, (share) => shift(pointAt(share), 0, -raised), [0, 2]);
    if (edge.strength > best.strength) best = { raised, ...edge };
  }
  return best;
}

function shift([x, y]: PicturePoint, right: number, down: number): PicturePoint {
  return [x + right, y + down];
}

/** Pieces are a few pixels long, so that the grain of bricks and leaves averages out. */
function edgeOf(
  picture: SmallPicture,
  length: number,
  pointAt: (share: number) => PicturePoint,
  [acrossX, acrossY]: PicturePoint,
): { share: number; strength: number } {
  const pieces = Math.max(2, Math.round(length / 6));
  let [edges, strength] = [0, 0];
  for (let piece = 0; piece < pieces; piece++) {
    let [light, red, yellow] = [0, 0, 0];
    for (let k = 0; k < 5; k++) {
      const [x, y] = pointAt((piece + (k + 0.5) / 5) / pieces);
      const before = colorAt(picture, pixelAt(picture, x - acrossX, y - acrossY));
      const after = colorAt(picture, pixelAt(picture, x + acrossX, y + acrossY));
      light += after[0] - before[0];
      red += after[1] - before[1];
      yellow += after[2] - before[2];
    }
    const contrast = Math.hypot(light, red, yellow) / 5;
    if (contrast > leastContrast) edges++;
    strength += Math.min(contrast, mostContrast) / pieces;
  }
  return { share: edges / pieces, strength };
}

function pixelAt({ width, height }: SmallPicture, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  return Math.min(height - 1, Math.max(0, Math.round(y))) * width + column;
}

function distance(a: LabColor, b: LabColor, weightOfLightness: number): number {
  return Math.hypot(weightOfLightness * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);
}

function medianColor(picture: SmallPicture, left: Jamb, right: Jamb, [from, to, low, high]: DoorPart): LabColor {
  const colors: LabColor[] = [];
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 9; j++) {
      const across = from + ((i + 0.5) / 7) * (to - from);
      const up = low + ((j + 0.5) / 9) * (high - low);
      const columnOf = ({ x, foot, head, lean }: Jamb) => x + lean * up * (head - foot);
      const rowOf = ({ foot, head }: Jamb) => foot + up * (head - foot);
      const mix = (pick: (jamb: Jamb) => number) => pick(left) + across * (pick(right) - pick(left));
      colors.push(colorAt(picture, pixelAt(picture, mix(columnOf), mix(rowOf))));
    }
  const middle = (channel: 0 | 1 | 2) => median(colors.map((color) => color[channel]));
  return [middle(0), middle(1), middle(2)];
}
