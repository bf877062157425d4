import { labFromBytes } from "../../numeric/color.ts";
import { boxBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, indices3 } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Scene } from "../scene/scene.ts";
import { type FootLine, findFootLines } from "./find-foot-lines.ts";

/** Meters by which the matte may end before a line, and meters and square meters of a scrap of old ground before it. */
const off = 0.3;
const scrap = { deepest: 2, area: 1 };
const likely = 127;
/** Shares of the long side: rows that give a color, rows at a border that are both, columns that decide together. */
const sample = 0.01;
const mixed = 0.0016;
const together = 0.01;
/** What a strip of old ground at the foot of a wall is read as. */
const mayBeGround: ReadonlySet<SeenKind> = new Set(["building", "wall", "lawn", "soil", "gravel", "paving"]);
/** A strip's difference from the wall, in differences from the ground: above the first it is ground, a column below the other is not. */
const clearly = 1.33;
const surely = 0.35;
/** Pixels to either side that a color is from, and how many apart. */
const beside = 9;
const every = 3;

/** One column of a line: where the line, and where the matte begins. */
interface Strip {
  column: number;
  foot: number;
  row: number;
  /** Meters between; endless where what is there cannot be ground. */
  deep: number;
}

interface Seen {
  photo: Raster;
  scene: Scene;
  camera: Camera;
  /** Rows of `mixed`, and rows to the end of the sample that begins after them. */
  gap: number;
  long: number;
}

/**
 * Open ground reaches house and fence: the strips of it before their straight foot that were read as wall, where they have the
 * ground's color and not the wall's.
 */
export function followFeet(photo: Raster, scene: Scene, camera: Camera): Scene {
  const side = Math.max(scene.width, scene.height);
  const seen = {
    photo,
    scene,
    camera,
    gap: Math.max(1, Math.round(mixed * side)),
    long: Math.round((mixed + sample) * side),
  };
  const ground = scene.ground.slice();
  const paved = scene.paving?.matte.slice();
  for (const line of findFootLines(scene, camera)) {
    const strips = Array.from({ length: line.last - line.first + 1 }, (_, k) => findStrip(seen, line, line.first + k));
    const votes = Float32Array.from(vote(strips, seen));
    settleDeep(strips, votes, camera);
    const likeGround = boxBlur(votes, votes.length, 1, Math.round(together * side));
    for (const [k, strip] of strips.entries()) {
      if (!strip || isMet(strip, seen) || strip.deep === Number.POSITIVE_INFINITY || likeGround[k] < 0.5) continue;
      open(ground, scene.width, strip);
      if (paved) extend(paved, scene.width, strip);
    }
  }
  return { ...scene, ground, ...(scene.paving && paved && { paving: { ...scene.paving, matte: paved } }) };
}

/** Undefined where the matte begins behind the line. */
function findStrip(seen: Seen, line: FootLine, column: number): Strip | undefined {
  const { scene, camera, gap } = seen;
  const foot = line.rowAt(column);
  const row = findGround(scene, column, Math.round(foot) - gap);
  if (row === undefined) return undefined;
  const deep = depthOf(camera, column, foot, row);
  const isPossible = deep < scrap.deepest && isFree(scene, column, Math.round(foot), row);
  return { column, foot, row, deep: isPossible ? deep : Number.POSITIVE_INFINITY };
}

/** The first row of ground below one that is none. */
function findGround({ ground, width, height }: Scene, column: number, from: number): number | undefined {
  const isGround = (row: number) => byteAt(ground, row * width + column) > likely;
  if (from < 0 || isGround(from)) return undefined;
  for (let row = from + 1; row < height; row++) if (isGround(row)) return row;
  return undefined;
}

/** Where line and matte agree, the photo's own border stays. */
function isMet({ row, foot }: Strip, { gap }: Seen): boolean {
  return Math.abs(row - foot) < gap;
}

/**
 * 1 for strips of the ground's color: that of what is before them, or at the line where the matte reaches it. A column that is
 * above the line as it is below belongs to something narrow that crosses it, as the leg of a bench, and cannot be ground.
 */
function vote(strips: readonly (Strip | undefined)[], seen: Seen): number[] {
  const { photo, gap, long } = seen;
  const groundBefore = ({ column, row }: Strip) => meanColor(photo, column, row + gap, row + long);
  const met = strips.flatMap((strip) => (strip && isMet(strip, seen) ? [groundBefore(strip)] : []));
  const usual = indices3.map((c) => met.reduce((sum, color) => sum + color[c], 0) / met.length);
  return strips.map((strip) => {
    if (!strip || strip.deep === Number.POSITIVE_INFINITY) return 0;
    if (isMet(strip, seen)) return 1;
    const top = Math.round(strip.foot);
    const grounds = met.length > 0 ? [groundBefore(strip), usual] : [groundBefore(strip)];
    /** Difference from the wall above, as a share of that from the ground. */
    const likeness = (aside: number) => {
      const own = meanColor(photo, strip.column, top, strip.row, aside);
      const toWall = distance(own, meanColor(photo, strip.column, top - long, top - gap, aside));
      return toWall / Math.min(...grounds.map((ground) => distance(own, ground)));
    };
    if (likeness(0) < surely) strip.deep = Number.POSITIVE_INFINITY;
    return strip.deep < scrap.deepest && likeness(beside) > clearly ? 1 : 0;
  });
}

function depthOf(camera: Camera, column: number, from: number, to: number): number {
  const [x, z, depth] = camera.groundAt(column, from, [0, 0, 0]);
  const [otherX, otherZ, otherDepth] = camera.groundAt(column, to, [0, 0, 0]);
  return depth > 0 && otherDepth > 0 ? Math.hypot(otherX - x, otherZ - z) : Number.POSITIVE_INFINITY;
}

function isFree({ likeliest, width }: Scene, column: number, top: number, bottom: number): boolean {
  const perPixel = likeliest.width / width;
  for (let row = top; row < bottom; row++) {
    const cell = Math.floor(row * perPixel) * likeliest.width + Math.floor(column * perPixel);
    if (!mayBeGround.has(seenKinds[byteAt(likeliest.values, cell)])) return false;
  }
  return true;
}

/** Of this column and some to its sides, as a fence is palings and gaps. */
function meanColor({ data, width, height }: Raster, column: number, from: number, to: number, aside = beside) {
  const [top, bottom] = [clamp(from, 0, height - 1), clamp(to, 1, height)];
  const [left, right] = [Math.max(0, column - aside), Math.min(width - 1, column + aside)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let row = top; row < bottom; row++)
    for (let x = left; x <= right; x += every) {
      const i = (row * width + x) * 3;
      red += byteAt(data, i);
      green += byteAt(data, i + 1);
      blue += byteAt(data, i + 2);
      count++;
    }
  const mean = (sum: number) => Math.round(sum / Math.max(1, count));
  return labFromBytes(mean(red), mean(green), mean(blue));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A piece deeper than the matte errs is one decision: a scrap that mostly looks like ground, or nothing that may change. */
function settleDeep(strips: readonly (Strip | undefined)[], votes: Float32Array, camera: Camera): void {
  for (let first = 0; first < strips.length; first++) {
    let [last, area, agreeing] = [first, 0, 0];
    for (let strip = strips[last]; strip && strip.deep > off; strip = strips[++last]) {
      const [, , depth] = camera.groundAt(strip.column, strip.row, [0, 0, 0]);
      area += (strip.deep * depth) / camera.focalPixels;
      agreeing += votes[last];
    }
    const isScrap = area < scrap.area && agreeing * 2 > last - first;
    votes.fill(isScrap ? 1 : 0, first, last);
    for (const strip of strips.slice(first, last)) if (strip && !isScrap) strip.deep = Number.POSITIVE_INFINITY;
    first = Math.max(first, last - 1);
  }
}

/** Rows beside a border of the matte that are neither. */
const soft = 3;

/** From a pixel below the line on, as no line is more exact. */
function open(ground: Uint8Array, width: number, { column, foot, row }: Strip): void {
  for (let at = Math.floor(foot); at < row + soft; at++) {
    const i = at * width + column;
    ground[i] = Math.max(byteAt(ground, i), Math.round(255 * clamp(at - foot, 0, 1)));
  }
}

/** What is paved before a strip goes on to the wall. */
function extend(paved: Uint8Array, width: number, { column, foot, row }: Strip): void {
  const own = byteAt(paved, (row + soft) * width + column);
  for (let at = Math.floor(foot); at < row + soft; at++) paved[at * width + column] = own;
}
