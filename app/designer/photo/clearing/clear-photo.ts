import { bytesOf } from "../../numeric/map-plane.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { shrinkChannels } from "../../numeric/shrink-channels.ts";
import type { Camera } from "../../stage/camera.ts";
import { readShading } from "../light/shading.ts";
import { luminancePlane } from "../pixels/ground-color.ts";
import { groundKinds, isOpenKind, type Scene } from "../scene/scene.ts";
import type { UprightObjects } from "../upright/upright-objects.ts";
import { choosePieces, type StayReason } from "./choose-pieces.ts";
import { fillByExample } from "./fill-by-example.ts";
import { findPieces } from "./find-pieces.ts";
import { type Gap, zones } from "./gap.ts";
import { outlineGap } from "./outline-gap.ts";
import type { Sought, StandingPiece } from "./sought.ts";

// Chosen by eye on takings-away in photos of yards.
/** Shares of the picture: the largest piece, the largest part of it before something other than ground, and its width. */
const most = { whole: 0.07, behind: 0.018, across: 0.17 };

/** Up to this share of a gap that is not ground it is only ground; and how well the rest must match its examples, in bytes. */
const mostlyGround = 0.2;
const convincing = 16;

/** What became of one thing that was to be taken away: where it stood, as shares of the picture, or why it stays. */
export type Fate =
  | {
      at: readonly (readonly [u: number, v: number])[];
      /** How many of several stay, because they hide too much. */
      left: number;
    }
  | { stays: StayReason };

export interface Clearing {
  /** The photo without what was taken away. */
  photo: Raster;
  scene: Scene;
  /** 1 per pixel that is filled. */
  cleared: Uint8Array;
  /** In the order of what was sought. */
  fates: readonly Fate[];
}

/** Takes things out of a photo and fills what they hid. Where nothing can be taken away, photo and scene are the given ones. */
export function clearPhoto(
  photo: Raster,
  scene: Scene,
  camera: Camera,
  upright: UprightObjects,
  soughts: readonly Sought[],
): Clearing {
  const marked = findPieces(photo, scene, camera, upright, { look: "marked" });
  const choices = soughts.map((sought) => {
    const found = choosePieces(findPieces(photo, scene, camera, upright, sought), sought, scene.likeliest);
    // Where something was marked, it is what nothing else was found for.
    return "stays" in found && found.stays === "not-found" && marked.length > 0 ? { pieces: marked } : found;
  });
  const cleared = new Uint8Array(scene.width * scene.height);
  const zone = new Uint8Array(cleared.length);
  const picture = { ...photo, data: new Uint8Array(photo.data) };
  const gray = grayOf(photo, scene);
  const fates = choices.map((choice): Fate => {
    if ("stays" in choice) return choice;
    const gone = choice.pieces.filter((piece) => takeAway(picture, scene, gray, piece, cleared, zone));
    const left = choice.pieces.filter((piece) => !gone.includes(piece) && isNotable(piece, choice.pieces)).length;
    return gone.length > 0 ? { at: gone.map((piece) => middleOf(piece, scene)), left } : { stays: "hides" };
  });
  if (!cleared.includes(1)) return { photo, scene, cleared, fates };
  return { photo: picture, scene: openUp(picture, scene, { mask: cleared, zone }), cleared, fates };
}

function grayOf(photo: Raster, { likeliest }: Scene): Float32Array {
  const [red, green, blue] = shrinkChannels(photo, likeliest.width, likeliest.height);
  return red.map((value, i) => 0.3 * value + 0.6 * floatAt(green, i) + 0.1 * floatAt(blue, i));
}

/** Not a scrap beside larger ones. */
function isNotable({ cells }: StandingPiece, [largest]: readonly StandingPiece[]): boolean {
  return largest === undefined || cells.length > largest.cells.length / 5;
}

function middleOf({ left, right, bottom }: StandingPiece, { likeliest: { width, height } }: Scene) {
  return [(left + right + 1) / 2 / width, bottom / height] as const;
}

/** Fills one piece's gap in the picture and notes it; false where it hides too much. */
function takeAway(
  picture: Raster,
  scene: Scene,
  gray: Float32Array,
  piece: StandingPiece,
  cleared: Uint8Array,
  zone: Uint8Array,
): boolean {
  const gap = outlineGap(scene, gray, piece, cleared);
  if (hidesTooMuch(gap, piece, scene)) return false;
  const behind = shareBehind(gap);
  if (!fillByExample(picture, gap, behind > mostlyGround ? convincing : Number.POSITIVE_INFINITY)) return false;
  for (let i = 0; i < cleared.length; i++) {
    if (byteAt(gap.mask, i) === 0) continue;
    cleared[i] = 1;
    zone[i] = byteAt(gap.zone, i);
  }
  return true;
}

function hidesTooMuch(gap: Gap, { look, left, right, bottom }: StandingPiece, { likeliest }: Scene): boolean {
  if (look === "post") return false;
  // The picture does not show on what it stands.
  if (bottom >= likeliest.height - 2) return true;
  const whole = gap.mask.reduce((sum, own) => sum + own, 0) / gap.mask.length;
  const behind = shareBehind(gap);
  const across = (right - left + 1) / likeliest.width;
  return whole > most.whole || whole * behind > most.behind || (across > most.across && behind > mostlyGround);
}

/** The share of a gap that is not ground. */
function shareBehind({ mask, zone }: Gap): number {
  let [all, behind] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (byteAt(mask, i) === 0) continue;
    all++;
    if (byteAt(zone, i) === zones.behind) behind++;
  }
  return behind / Math.max(1, all);
}

/** The scene with the ground where things stood, lit as the filled photo is. */
function openUp(photo: Raster, scene: Scene, gap: Gap): Scene {
  const kinds = spreadKinds(scene, gap);
  const { width, height } = kinds;
  const ground = scene.ground.slice();
  for (let y = 0, i = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++, i++) {
      if (byteAt(gap.mask, i) === 0) continue;
      const cell = Math.floor((y * height) / scene.height) * width + Math.floor((x * width) / scene.width);
      const isOpen = isOpenKind(groundKinds[byteAt(kinds.values, cell)] ?? "none");
      ground[i] = byteAt(gap.zone, i) === zones.ground && isOpen && y > scene.horizonV ? 255 : 0;
    }
  const emptied = bytesOf(kinds.values, (kind, cell) => (kind > 0 && scene.groundKinds.values[cell] === 0 ? 1 : 0));
  const without = (map: Scene["leafage"]) => ({ ...map, values: map.values.map((own, i) => (emptied[i] ? 0 : own)) });
  return {
    ...scene,
    ground,
    groundKinds: kinds,
    leafage: without(scene.leafage),
    built: without(scene.built),
    house: without(scene.house),
    uprights: without(scene.uprights),
    shading: readShading(photo, luminancePlane(photo), ground, scene.greenShare).shading,
  };
}

/** The kinds with those of cleared ground: each cell takes that of the nearest ground in its row, else above or below. */
function spreadKinds(scene: Scene, { mask, zone }: Gap): Scene["groundKinds"] {
  const { width, height, values } = scene.groundKinds;
  const isNew = new Uint8Array(values.length);
  for (let cell = 0; cell < values.length; cell++) {
    const x = Math.floor((((cell % width) + 0.5) * scene.width) / width);
    const y = Math.floor(((Math.floor(cell / width) + 0.5) * scene.height) / height);
    const i = y * scene.width + x;
    if (byteAt(mask, i) === 1 && byteAt(zone, i) === zones.ground) isNew[cell] = 1;
  }
  const out = values.map((kind, cell) => (isNew[cell] ? 0 : kind));
  for (let cell = 0; cell < out.length; cell++) if (isNew[cell]) out[cell] = nearestKind(values, isNew, cell, width);
  return { width, height, values: out };
}

function nearestKind(values: Uint8Array, isNew: Uint8Array, cell: number, width: number): number {
  const start = cell - (cell % width);
  for (let off = 1; off < width; off++)
    for (const at of [cell - off, cell + off]) {
      if (at < start || at >= start + width || isNew[at]) continue;
      if (byteAt(values, at) > 0) return byteAt(values, at);
    }
  for (let at = cell + width; at < values.length; at += width)
    if (!isNew[at] && byteAt(values, at) > 0) return byteAt(values, at);
  return 0;
}
