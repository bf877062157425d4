import { bytesOf } from "../../numeric/map-plane.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { Camera } from "../../stage/camera.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { type GroundContact, readGroundContact } from "./ground-contact.ts";
import { backdropSeed, growThings } from "./grow-things.ts";
import { createSmallView, type SmallView } from "./small-view.ts";
import { drawThingShares } from "./thing-shares.ts";
import type { UprightObjects, UprightThing } from "./upright-objects.ts";

/** Meters above its foot that certainly belong to a thing, and its minimum half width. */
const seedHeight = 0.3;
const footReach = 0.3;
/** Columns next to a thing without backdrop seeds: minimum, and share of its width. */
const contestedAtLeast = 6;
const contestedShare = 0.6;
/** Labels are bytes, and the highest is the backdrop's. */
const mostThings = 200;
/** Share of the picture; smaller islands are specks of the mask. */
const smallestShare = 0.0002;

/** `ground` is 0..255 per pixel. */
export function findUprightObjects(photo: Raster, ground: Uint8Array, camera: Camera): UprightObjects {
  const view = createSmallView(photo, ground, camera);
  const contact = readGroundContact(view);
  const labels = new Uint8Array(view.width * view.height);
  const things: UprightThing[] = [{ left: 0, z: Float32Array.of(Number.POSITIVE_INFINITY) }];
  const islandCount = addIslands(view, contact, labels, things);
  growFronts(view, contact, labels, things);
  const { width, height } = photo;
  return {
    width,
    height,
    ground,
    backdropZ: stretch(contact.backdropZ, width),
    thingShare: drawThingShares(photo, ground, view, labels, islandCount),
    labels: { width: view.width, height: view.height, values: widen(labels, view) },
    things,
  };
}

/** Labels things with ground above them; returns the last label. */
function addIslands(view: SmallView, contact: GroundContact, labels: Uint8Array, things: UprightThing[]): number {
  const { width, height, ground } = view;
  const islands = bytesOf(ground, (isGround, i) =>
    !isGround && Math.floor(i / width) > contact.topRow[i % width] ? 1 : 0,
  );
  const found = labelComponents(islands, width, height);
  const numbers = found.components.map(({ value, area }) => {
    if (value === 0 || area < smallestShare * width * height || things.length > mostThings) return 0;
    things.push({ left: 0, z: new Float32Array(0) });
    return things.length - 1;
  });
  for (let i = 0; i < labels.length; i++) labels[i] = numbers[found.labels[i]];
  for (let label = 1; label < things.length; label++) things[label] = measureIsland(view, labels, label);
  return things.length - 1;
}

/** Each column of an island is where it meets the ground below it. */
function measureIsland(view: SmallView, labels: Uint8Array, label: number): UprightThing {
  const { width, height } = view;
  const feet = new Int32Array(width).fill(-1);
  for (let i = 0; i < labels.length; i++) if (labels[i] === label) feet[i % width] = Math.floor(i / width);
  const left = feet.findIndex((row) => row >= 0);
  const right = feet.findLastIndex((row) => row >= 0);
  const z = Float32Array.from({ length: right - left + 1 }, (_, k) =>
    view.groundZ(left + k, Math.min(height - 1, feet[left + k] + 1)),
  );
  return { left, z: nearestAround(view, z) };
}

function growFronts(view: SmallView, contact: GroundContact, labels: Uint8Array, things: UprightThing[]): void {
  const { width, height, ground } = view;
  if (contact.fronts.length === 0) return;
  const seeds = bytesOf(labels, (label) => (label > 0 ? backdropSeed : 0));
  const contested = new Uint8Array(width);
  for (const { first, last } of contact.fronts) {
    if (things.length > mostThings) break;
    things.push({ left: first, z: nearestAround(view, contact.z.slice(first, last + 1)) });
    const label = things.length - 1;
    const beside = Math.max(contestedAtLeast, Math.round((last - first + 1) * contestedShare));
    contested.fill(1, Math.max(0, first - beside), Math.min(width, last + beside + 1));
    for (let x = first; x <= last; x++) {
      const tall = Math.max(2, Math.round(seedHeight * view.pixelsPerMetre(contact.z[x])));
      const foot = Math.min(height, contact.topRow[x]);
      for (let y = Math.max(0, foot - tall); y < foot; y++) seeds[y * width + x] = label;
    }
  }
  for (let i = 0; i < seeds.length; i++) {
    if (seeds[i] === 0 && !ground[i] && !contested[i % width]) seeds[i] = backdropSeed;
  }
  growThings(view, seeds);
  for (let i = 0; i < seeds.length; i++) if (labels[i] === 0 && seeds[i] !== backdropSeed) labels[i] = seeds[i];
}

/** A thing is round: between its legs and at its edge, it is as near as its nearest foot. */
function nearestAround(view: SmallView, z: Float32Array): Float32Array {
  return z.map((own, k) => {
    const reach = Math.ceil(footReach * view.pixelsPerMetre(own));
    let nearest = own;
    for (let j = Math.max(0, k - reach); j <= Math.min(z.length - 1, k + reach); j++) nearest = Math.min(nearest, z[j]);
    return nearest;
  });
}

/** Grows labels by two pixels to cover the soft edge of a thing. */
function widen(labels: Uint8Array, { width, height }: SmallView): Uint8Array {
  let out = labels;
  for (let round = 0; round < 2; round++) {
    const from = out;
    out = from.map((label, i) => {
      if (label > 0) return label;
      const x = i % width;
      const beside = (x > 0 && from[i - 1]) || (x < width - 1 && from[i + 1]);
      return beside || (i >= width && from[i - width]) || (i < width * (height - 1) && from[i + width]) || 0;
    });
  }
  return out;
}

function stretch(profile: Float32Array, width: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    const at = Math.min(Math.max(((x + 0.5) * profile.length) / width - 0.5, 0), profile.length - 1);
    const left = Math.floor(at);
    const right = Math.min(left + 1, profile.length - 1);
    return profile[left] + (profile[right] - profile[left]) * (at - left);
  });
}
