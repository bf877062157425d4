import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { seenSurely } from "#tests/fixture-yards/seen-truth.ts";
import { seenKinds } from "../reader/seen/seen-kinds.ts";
import { Camera } from "../stage/camera.ts";
import { correctGround } from "./correct-ground.ts";
import type { GroundCorrection } from "./ground/correct-matte.ts";
import { kindIndex } from "./ground/ground-kinds.ts";
import { readScene } from "./read-scene.ts";
import { groundKinds, type Scene } from "./scene/scene.ts";
import { findUprightObjects } from "./upright/find-upright-objects.ts";
import { keepPeople } from "./upright/keep-people.ts";

const width = 320;
const height = 240;
const photo = drawSyntheticYard(width, height);
const scene = readScene(photo, seenSyntheticYard(width, height));
const cell = 8;

function correction(wordOn: (column: number, row: number) => number): GroundCorrection {
  const columns = width / cell;
  const cells = Uint8Array.from({ length: columns * (height / cell) }, (_, i) =>
    wordOn(i % columns, Math.floor(i / columns)),
  );
  return { width: columns, height: height / cell, cells };
}

/** Smallest and largest matte within a rectangle of cells, except at its border. */
function range(ground: Uint8Array, left: number, top: number, right: number, bottom: number): [number, number] {
  const values: number[] = [];
  for (let y = top * cell + cell; y < bottom * cell - cell; y++)
    for (let x = left * cell + cell; x < right * cell - cell; x++) values.push(ground[y * width + x] ?? Number.NaN);
  return [Math.min(...values), Math.max(...values)];
}

describe("correctGround", () => {
  it("changes nothing without corrections", () => {
    const same = correctGround(
      scene,
      photo,
      correction(() => 0),
    );
    expect(Buffer.compare(same.ground, scene.ground)).toBe(0);
    expect(same.greenShare).toBe(scene.greenShare);
    expect(same.horizonV).toBe(scene.horizonV);
  });

  it("keeps what is to be kept, and the rest of the matte to the byte", () => {
    const corrected = correctGround(
      scene,
      photo,
      correction((column, row) => (column < 10 && row >= 22 ? 1 : 0)),
    );
    expect(range(corrected.ground, 0, 22, 10, 30)).toEqual([0, 0]);
    for (let y = 0; y < height; y++) {
      const row = y * width + 13 * cell;
      expect(Buffer.compare(corrected.ground.subarray(row, row + 200), scene.ground.subarray(row, row + 200))).toBe(0);
    }
    expect(corrected.reading.groundShare).toBeLessThan(scene.reading.groundShare - 0.03);
  });

  it("brings a marked person before everything, and leaves the photo's pixels there", () => {
    const corrected = correctGround(
      scene,
      photo,
      correction((column, row) => (column >= 20 && column < 24 && row >= 20 && row < 27 ? 3 : 0)),
    );
    expect(range(corrected.ground, 20, 20, 24, 27)).toEqual([0, 0]);
    const camera = new Camera(width, height, corrected.horizonV, 0.75 * width, 1.6, 0);
    const upright = findUprightObjects(photo, corrected.ground, camera);
    const { thingShare, labels, things } = keepPeople(upright, corrected);
    expect(range(thingShare, 20, 20, 24, 27)).toEqual([255, 255]);
    const middle = Math.floor((24 / 30) * labels.height) * labels.width + Math.floor((22 / 40) * labels.width);
    expect(things[labels.values[middle] ?? 0]?.z[0]).toBe(0);
  });

  it("gives what may be redesigned, and puts the horizon above it", () => {
    const corrected = correctGround(
      scene,
      photo,
      correction((column, row) => (column > 25 && row >= 6 ? 2 : 0)),
    );
    expect(range(corrected.ground, 26, 6, 40, 30)).toEqual([255, 255]);
    expect(corrected.horizonV).toBeLessThan(6 * cell);
    expect(scene.horizonV).toBeGreaterThan(6 * cell);
    // The wall is gray, so including it changes the ground's color.
    expect(corrected.greenShare).toBeLessThan(scene.greenShare);
  });

  it("gives the terrace above a wall, which is left otherwise, as what it is", () => {
    const kindAt = (y: number) => (y < 80 ? "building" : y < 112 ? "gravel" : y < 132 ? "wall" : "lawn");
    const kinds = Uint8Array.from({ length: width * height }, (_, i) =>
      seenKinds.indexOf(kindAt(Math.floor(i / width))),
    );
    const data = Uint8Array.from({ length: width * height * 3 }, (_, k) => 30 + 14 * (kinds[Math.floor(k / 3)] ?? 0));
    const terraced = { width, height, data };
    const read = readScene(terraced, seenSurely(width, height, kinds));
    const kindIn = ({ groundKinds: map }: Scene, y: number) =>
      groundKinds[map.values[Math.floor((y / height) * map.height) * map.width + 5] ?? 0];
    expect(range(read.ground, 0, 10, 40, 14)).toEqual([0, 0]);
    expect([kindIn(read, 96), kindIn(read, 200)]).toEqual(["none", "lawn"]);
    const given = correction((_, row) => (row >= 10 && row < 14 ? 2 : 0));
    const corrected = correctGround(read, terraced, given);
    expect(range(corrected.ground, 0, 10, 40, 14)).toEqual([255, 255]);
    expect(kindIn(corrected, 96)).toBe("gravel");
  });

  it("follows the photo's own edge where the border was drawn roughly", () => {
    // The lawn begins at row 132; the customer's line is four pixels into it.
    const corrected = correctGround(
      scene,
      photo,
      correction((_, row) => (row < 17 ? 1 : 2)),
    );
    const meanOf = (y: number) =>
      corrected.ground.subarray(y * width, (y + 1) * width).reduce((a, b) => a + b, 0) / width;
    expect(meanOf(128)).toBeLessThan(60);
    expect(meanOf(142)).toBeGreaterThan(220);
  });

  it("is confident of ground that a person has checked, and deterministic", () => {
    const unsure = { ...scene, confidence: { score: 0.3, unsure: true, doubts: ["ground", "night"] as const } };
    const all = correction((column) => (column === 3 ? 1 : 0));
    const corrected = correctGround(unsure, photo, all);
    expect(corrected.confidence).toEqual({ score: 0.7, unsure: false, doubts: ["night"] });
    expect(Buffer.compare(correctGround(unsure, photo, all).ground, corrected.ground)).toBe(0);
  });

  it("keeps paving that the owner did not open, and has none where they opened it", () => {
    const { width: columns, values } = scene.groundKinds;
    const isPaved = (i: number) => i % columns < columns / 2 && values[i] === kindIndex.lawn;
    const paved = values.map((value, i) => (isPaved(i) ? kindIndex.paving : value));
    const yard = { ...scene, groundKinds: { ...scene.groundKinds, values: paved } };
    expect(
      correctGround(
        yard,
        photo,
        correction(() => 0),
      ).paving?.share,
    ).toBeGreaterThan(0.3);
    const given = correction((column, row) => (column < 21 && row >= 16 ? 2 : 0));
    expect(correctGround(yard, photo, given).paving).toBeUndefined();
  });

  it("accepts a correction that leaves no ground", () => {
    const nothing = correctGround(
      scene,
      photo,
      correction(() => 1),
    );
    expect(nothing.reading.groundShare).toBe(0);
    expect(nothing.paving).toBeUndefined();
    expect(Number.isFinite(nothing.horizonV)).toBe(true);
  });
});
