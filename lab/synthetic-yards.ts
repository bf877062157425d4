import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { FixturePhoto, FixtureYard } from "#tests/fixture-yards/fixture-yard.ts";
import { underClouds, underSun } from "#tests/fixture-yards/other-light.ts";
import { kindsOfTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYards } from "#tests/fixture-yards/yards.ts";
import { createRandom } from "../app/designer/numeric/random.ts";
import { readCommandLine, refuse, runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";

const declared = makeCommands["synthetic-yards"];
const { values } = readCommandLine(declared);
const random = createRandom(Number(values.seed));

async function main(): Promise<void> {
  if (!values.out) return refuse(declared, "--out is missing");
  mkdirSync(values.out, { recursive: true });
  for (let k = 0; k < Number(values.count); k++)
    await save(k, photograph(fixtureYards[k % fixtureYards.length]!), values.out);
}

/** A slightly different height, tilt, lens and hour. */
function photograph(yard: FixtureYard): FixturePhoto {
  const between = (from: number, to: number) => from + random() * (to - from);
  const scale = Number(values.width) / Math.max(yard.width, yard.height);
  const { camera } = yard;
  const isDay = yard.sun.exposure > 0.5;
  const lit =
    isDay && random() < 0.3 ? underClouds(yard) : isDay ? underSun(yard, between(-180, 180), between(25, 65)) : yard;
  return takePhoto({
    ...lit,
    sun: { ...lit.sun, exposure: lit.sun.exposure * between(0.8, 1.2) },
    width: Math.round(yard.width * scale),
    height: Math.round(yard.height * scale),
    camera: {
      focalShare: camera.focalShare * between(0.85, 1.2),
      horizon: camera.horizon + between(-0.06, 0.06),
      roll: camera.roll + between(-0.03, 0.03),
      eyeHeight: camera.eyeHeight * between(0.85, 1.2),
    },
  });
}

async function save(k: number, shot: FixturePhoto, folder: string): Promise<void> {
  const { width, height, data } = shot.photo;
  const name = join(folder, `${String(k).padStart(4, "0")}-${shot.name}`);
  const isMirrored = random() < 0.5;
  const write = (pixels: Uint8Array, channels: 1 | 3, file: string) =>
    sharp(pixels, { raw: { width, height, channels } })
      .flop(isMirrored)
      .toColourspace(channels === 1 ? "b-w" : "srgb")
      .png()
      .toFile(file);
  await write(data, 3, `${name}.png`);
  await write(kindsOfTruth(shot), 1, `${name}.label.png`);
}

await runCommand(declared, main);
