import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { readFixture } from "#tests/fixture-yards/read-fixture.ts";
import { flatClasses } from "#tests/fixture-yards/truth-classes.ts";
import { hash2 } from "../../numeric/random.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import { Camera } from "../../stage/camera.ts";
import { readScene } from "../read-scene.ts";
import type { Scene } from "../scene/scene.ts";
import { followFeet } from "./follow-feet.ts";

const [width, height] = [640, 480];
const camera = new Camera(width, height, 170, 480);
const read = readScene(drawSyntheticYard(width, height), seenSyntheticYard(width, height));
const colors = { wall: [150, 80, 60], lawn: [80, 120, 50], white: [230, 230, 230] } as const;

interface Yard {
  /** Meters to the foot of a wall across the yard. */
  footAt: (x: number) => number;
  /** Meters by which the matte ends before it. */
  offAt: (x: number) => number;
  /** What is in front of it at these meters before the foot, and what it is read as. */
  thing?: { isIn: (x: number, before: number) => boolean; color: keyof typeof colors; seenAs: SeenKind };
}

function lookAt({ footAt, offAt, thing }: Yard) {
  const [ground, wall] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const [built, likeliest] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < ground.length; i++) {
    const [x, z, depth] = camera.groundAt((i % width) + 0.5, Math.floor(i / width) + 0.5, [0, 0, 0]);
    const before = depth > 0 ? footAt(x) - z : -1;
    const inFront = thing?.isIn(x, before) ? thing : undefined;
    const color = inFront?.color ?? (before <= 0 ? "wall" : "lawn");
    const isSeen = before > offAt(x) && !inFront;
    wall[i] = color === "lawn" ? 0 : 1;
    ground[i] = isSeen ? 255 : 0;
    built[i] = isSeen ? 0 : 255;
    likeliest[i] = seenKinds.indexOf(isSeen ? "lawn" : inFront ? inFront.seenAs : "building");
    data.set(colors[color], i * 3);
  }
  const maps = { built: { width, height, values: built }, likeliest: { width, height, values: likeliest } };
  const scene: Scene = { ...read, width, height, ground, horizonV: 170, paving: undefined, ...maps };
  return { scene, wall, drawn: followFeet({ width, height, data }, scene, camera) };
}

/** Shares of lawn that stays old, and of wall that is painted, within half a meter before and behind the foot. */
function judge({ footAt }: Yard, { ground }: Scene, wall: Uint8Array): { old: number; painted: number } {
  const counts = { lawn: 0, old: 0, painted: 0 };
  for (let i = 0; i < ground.length; i++) {
    const [x, z, depth] = camera.groundAt((i % width) + 0.5, Math.floor(i / width) + 0.5, [0, 0, 0]);
    if (wall[i] === 1 && (ground[i] ?? 0) > 127) counts.painted++;
    if (wall[i] === 1 || depth < 0 || footAt(x) - z > 0.5) continue;
    counts.lawn++;
    if ((ground[i] ?? 0) < 128) counts.old++;
  }
  return { old: counts.old / counts.lawn, painted: counts.painted };
}

const straight = (x: number) => 6 + 0.1 * x;
const ragged = (seed: number) => (x: number) => {
  const at = Math.floor(x * 5);
  return hash2(at, 1, seed) < 0.4 ? 0.1 + 0.15 * hash2(at, 2, seed) : 0;
};
const shareAt = ({ ground }: Scene, x: number, z: number) => {
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  return (ground[Math.floor(v) * width + Math.floor(u)] ?? 0) / 255;
};

describe("followFeet", () => {
  it.each([1, 2, 3, 4, 5, 6])("covers old lawn before a wall, whose pixels it never paints (%i)", (seed) => {
    const slope = (hash2(seed, 2, 3) - 0.5) * 0.8;
    const yard = { footAt: (x: number) => 6 + slope * x, offAt: ragged(seed) };
    const { scene, wall, drawn } = lookAt(yard);
    const [before, after] = [judge(yard, scene, wall), judge(yard, drawn, wall)];
    expect(before.old).toBeGreaterThan(0.1);
    expect(after.old).toBeLessThan(before.old / 2);
    expect(after.painted).toBe(0);
  });

  it("covers a scrap that was read as wall before its own foot, but not a wing of the house", () => {
    const notch = (deep: number) => ({ footAt: straight, offAt: (x: number) => (Math.abs(x) < 0.4 ? deep : 0) });
    expect(shareAt(lookAt(notch(0.8)).scene, 0, 5.5)).toBe(0);
    expect(shareAt(lookAt(notch(0.8)).drawn, 0, 5.5)).toBe(1);
    expect(shareAt(lookAt(notch(2.5)).drawn, 0, 5.5)).toBe(0);
  });

  it("leaves what has the wall's color, as a downspout, what was read as an object, and a leg before the wall", () => {
    const drawn = (halfWidth: number, color: keyof typeof colors, seenAs: SeenKind, behind = 0) => {
      const isIn = (x: number, before: number) => Math.abs(x) < halfWidth && before > -behind && before < 0.2;
      return shareAt(lookAt({ footAt: straight, offAt: () => 0, thing: { isIn, color, seenAs } }).drawn, 0, 5.9);
    };
    expect(drawn(0.1, "lawn", "building")).toBe(1);
    expect(drawn(0.1, "wall", "building")).toBe(0);
    expect(drawn(0.1, "lawn", "thing")).toBe(0);
    expect(drawn(0.03, "white", "building", 2)).toBe(0);
  });

  it.each(["plinth-house", "furnished-patio", "narrow-side"])("opens nothing upright in %s", (name) => {
    const { photo, scene, truth } = readFixture(name);
    const { focalShare, eyeHeight, roll } = scene.lens;
    const [wide, high] = [photo.width, photo.height];
    const eye = new Camera(wide, high, scene.horizonV, focalShare * Math.max(wide, high), eyeHeight, roll);
    const ground = scene.ground.slice();
    for (let x = 0; x < wide; x++) {
      const first = scene.ground.findIndex((share, i) => i % wide === x && share > 127);
      const deep = hash2(Math.floor(x / 17), 4, 1) < 0.3 ? 5 : 0;
      for (let row = 0; row < deep && first >= 0; row++) ground[first + row * wide] = 0;
    }
    const { ground: drawn } = followFeet(photo, { ...scene, ground }, eye);
    const opened = truth.classes.filter((_, i) => (ground[i] ?? 0) < 128 && (drawn[i] ?? 0) > 127);
    expect(opened.length).toBeGreaterThan(20);
    expect(opened.filter((each) => each >= flatClasses)).toHaveLength(0);
  });

  it("leaves a foot that is not straight as the photo's", () => {
    const { scene, drawn } = lookAt({ footAt: (x) => 6 + 0.5 * Math.sin(9 * x), offAt: () => 0 });
    expect(drawn.ground.findIndex((share, i) => share !== scene.ground[i])).toBe(-1);
  });
});
