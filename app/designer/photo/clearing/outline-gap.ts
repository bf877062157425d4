import { boxBlur, resizePlane } from "../../numeric/filters.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import { groundKinds, type Scene } from "../scene/scene.ts";
import { findShadow } from "./find-shadow.ts";
import { type Gap, zones } from "./gap.ts";
import type { StandingPiece } from "./sought.ts";

// Chosen by eye on takings-away in photos of yards.
/** Margin around an outline, as a share of the photo's long side, and for posts, whose outline is exact. */
const rim = { blob: 0.009, post: 0.003 };
/** Cells beside a piece that tell where the ground ends behind it, and the place among them that counts. */
const beside = { from: 3, to: 14, rank: 0.25 };
/** Cells around a piece that tell what is behind it, and the share of them from which a kind counts. */
const ring = 10;
const leastAround = 0.12;
/** Shrubs beside a shrub are its neighbors; only where little else is around, leaves are behind it. */
const mostlyLeaves = 0.6;
const leaves: ReadonlySet<SeenKind | undefined> = new Set<SeenKind>(["tree", "shrub"]);
/** What a photo shows that is no example of what is behind. */
const noExample: ReadonlySet<SeenKind> = new Set(["vehicle", "person", "thing"]);

/** The outline of a piece with its shadow at the photo's size, parted into what is ground and what is behind. */
export function outlineGap(scene: Scene, gray: Float32Array, piece: StandingPiece, pending: Uint8Array): Gap {
  const { width, height, likeliest } = scene;
  const cells = new Float32Array(likeliest.values.length);
  for (const cell of piece.cells) cells[cell] = 1;
  const border = groundBorder(scene, piece);
  for (const cell of findShadow(scene, gray, piece)) cells[cell] = 1;
  const grown = resizePlane(cells, likeliest.width, likeliest.height, width, height);
  const reach = Math.max(2, Math.round(Math.max(width, height) * rim[piece.look === "post" ? "post" : "blob"]));
  const near = boxBlur(
    grown.map((share) => (share > 0.5 ? 1 : 0)),
    width,
    height,
    reach,
  );
  const scale = width / likeliest.width;
  const around = { behind: kindsAround(scene, piece, border), ground: groundAround(scene, piece) };
  const mask = new Uint8Array(width * height);
  const zone = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(likeliest.height - 1, Math.floor(y / scale)) * likeliest.width;
    for (let x = 0; x < width; x++, i++) {
      const column = Math.min(likeliest.width - 1, Math.floor(x / scale));
      if (floatAt(near, i) > 0) {
        mask[i] = 1;
        zone[i] = y / scale >= border(x / scale) ? zones.ground : zones.behind;
      } else if (!byteAt(pending, i)) zone[i] = zoneOf(scene, around, row + column);
    }
  }
  return { mask, zone };
}

/** What is seen beside and above a piece where its background is: only that is an example for it. */
function kindsAround({ likeliest }: Scene, piece: StandingPiece, border: (column: number) => number): Set<number> {
  const { width, height, values } = likeliest;
  const own = new Set(piece.cells);
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = Math.max(0, piece.top - ring); y <= Math.min(height - 1, piece.bottom); y++)
    for (let x = Math.max(0, piece.left - ring); x <= Math.min(width - 1, piece.right + ring); x++) {
      if (own.has(y * width + x) || y >= border(x)) continue;
      const kind = byteAt(values, y * width + x);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      all++;
    }
  const least = (kind: number) => (leaves.has(seenKinds[kind]) ? mostlyLeaves : leastAround);
  return new Set([...counts].flatMap(([kind, count]) => (count >= all * least(kind) ? [kind] : [])));
}

/** The kinds of ground beside and below a piece's foot, of which each is an example. A street is none. */
function groundAround({ groundKinds: { width, height, values } }: Scene, piece: StandingPiece): Set<number> {
  const counts = new Map<number, number>();
  const top = Math.round((piece.top + piece.bottom) / 2);
  for (let y = top; y <= Math.min(height - 1, piece.bottom + ring); y++)
    for (let x = Math.max(0, piece.left - ring); x <= Math.min(width - 1, piece.right + ring); x++) {
      const kind = byteAt(values, y * width + x);
      if (kind > 0 && groundKinds[kind] !== "pool" && groundKinds[kind] !== "steps")
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  counts.delete(groundKinds.indexOf("street"));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Set([...counts].flatMap(([kind, count]) => (count >= all * leastAround ? [kind] : [])));
}

interface Around {
  behind: ReadonlySet<number>;
  ground: ReadonlySet<number>;
}

function zoneOf({ groundKinds: kinds, likeliest }: Scene, around: Around, cell: number): number {
  const ground = byteAt(kinds.values, cell);
  if (ground > 0) return around.ground.has(ground) ? zones.ground : zones.none;
  const shown = byteAt(likeliest.values, cell);
  const seen = seenKinds[shown];
  return !around.behind.has(shown) || (seen && noExample.has(seen)) ? zones.none : zones.behind;
}

/** The row in cells where the ground ends behind a piece, by column: a line between where it ends on both sides. */
function groundBorder(scene: Scene, { left, right, bottom, isAmidGround }: StandingPiece): (column: number) => number {
  if (isAmidGround) return () => 0;
  const before = endOfGround(scene, left, -1);
  const after = endOfGround(scene, right, 1);
  const [from, to] = [before ?? after ?? bottom, after ?? before ?? bottom];
  return (column) => {
    const share = clamp((column - left) / Math.max(1, right - left), 0, 1);
    return Math.min(bottom + 1, from + (to - from) * share);
  };
}

function endOfGround({ groundKinds: { values, width, height } }: Scene, edge: number, step: 1 | -1) {
  const ends: number[] = [];
  for (let k = beside.from; k <= beside.to; k++) {
    const x = edge + step * k;
    if (x < 0 || x >= width) break;
    for (let y = 0; y < height; y++) {
      if (byteAt(values, y * width + x) === 0) continue;
      ends.push(y);
      break;
    }
  }
  return ends.sort((a, b) => a - b)[Math.floor(ends.length * beside.rank)];
}
