import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { FixturePhoto, FixtureYard } from "#tests/fixture-yards/fixture-yard.ts";
import { underClouds, underSun } from "#tests/fixture-yards/other-light.ts";
import { kindsOfTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYards } from "#tests/fixture-yards/yards.ts";
import { createRandom } from "../app/designer/numeric/random.ts";

const usage = `npx tsx scripts/synthetic-yards.ts --out DIR [--count 100] [--seed 1] [--width 480]

Photographs the fixture yards anew: other camera, other light, either way round. Writes NAME.png and NAME.label.png, in
which each pixel is the index of what it shows (app/designer/reader/seen/seen-kinds.ts). Same seed: same pictures.`;

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    width: { type: "string", default: "480" },
  },
});
if (!values.out) {
  console.error(usage);
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });
const random = createRandom(Number(values.seed));
for (let k = 0; k < Number(values.count); k++)
  await save(k, photograph(fixtureYards[k % fixtureYards.length]!), values.out);

/** As the camera might have been held: a little higher or lower, tilted, with another lens, at another hour. */
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
