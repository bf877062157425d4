import { mkdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { median } from "../../app/designer/numeric/median.ts";
import { preparePhoto } from "../../app/providers/images/prepare-photo.server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { comparePictures } from "./speed/similarity.ts";

const declared = measurements.sizes;

/** 4:3, as phones take them. */
const [width, height] = [4000, 3000];
const usualPhoto = "tests/fixtures/fenced-back-yard.jpg";

interface Sizes {
  cpuSeconds: number;
  /** By "format width". */
  files: Map<string, string>;
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  sharp.concurrency(1);
  const folder = createTemporaryFolder();
  try {
    const photo = join(folder, "photo.jpg");
    const fitted = sharp(positionals[0] ?? usualPhoto).resize(width, height, { kernel: "lanczos3" });
    await fitted.jpeg({ quality: 92 }).toFile(photo);
    const rounds: { ours: Sizes; usual: Sizes }[] = [];
    for (let n = 0; n < Number(values.rounds); n++) {
      const ours = await measure((target) => prepareOurs(photo, target), join(folder, `ours-${n}`));
      const wanted = [...ours.files.keys()];
      rounds.push({
        ours,
        usual: await measure((target) => prepareUsual(photo, wanted, target), join(folder, `u-${n}`)),
      });
    }
    await printTable(photo, rounds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(work: (folder: string) => Promise<Map<string, string>>, folder: string): Promise<Sizes> {
  mkdirSync(folder);
  const before = process.cpuUsage();
  const files = await work(folder);
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, files };
}

async function prepareOurs(photo: string, folder: string): Promise<Map<string, string>> {
  const prepared = await preparePhoto({ file: photo, folder, name: "photo" });
  if (!prepared.ok) throw new Error(prepared.reason);
  return new Map(
    prepared.photo.files.map(({ file, width: own, format }) => [`${format} ${own ?? prepared.photo.width}`, file]),
  );
}

/** As in sharp's own documentation: each size from the photo, with default quality and effort. */
async function prepareUsual(photo: string, wanted: string[], folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of wanted) {
    const [format, own] = name.split(" ") as ["jpeg" | "avif", string];
    const file = join(folder, name.replace(" ", "-"));
    await sharp(photo).autoOrient().resize(Number(own)).toFormat(format).toFile(file);
    files.set(name, file);
  }
  return files;
}

async function printTable(photo: string, rounds: { ours: Sizes; usual: Sizes }[]): Promise<void> {
  const cpu = (who: "ours" | "usual") => median(rounds.map((round) => round[who].cpuSeconds));
  const share = median(rounds.map(({ ours, usual }) => ours.cpuSeconds / usual.cpuSeconds));
  console.log("size | kB, ours | kB, defaults | PSNR, ours | PSNR, defaults | SSIM, ours | SSIM, defaults");
  console.log(`all, CPU s | ${cpu("ours").toFixed(2)} | ${cpu("usual").toFixed(2)} | share ${share.toFixed(3)} | | |`);
  const { ours, usual } = rounds[0]!;
  for (const [name, file] of ours.files) {
    const shrunk = await sharp(photo)
      .autoOrient()
      .resize(Number(name.split(" ")[1]))
      .removeAlpha()
      .raw()
      .toBuffer();
    const [own, theirs] = await Promise.all([file, usual.files.get(name)!].map((one) => describe(one, shrunk)));
    const both = (key: "psnr" | "ssim", digits: number) => [own![key].toFixed(digits), theirs![key].toFixed(digits)];
    console.log([name, own!.kB.toFixed(0), theirs!.kB.toFixed(0), ...both("psnr", 1), ...both("ssim", 4)].join(" | "));
  }
}

async function describe(file: string, shrunk: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { kB: (await readFile(file)).length / 1000, ...comparePictures(data, shrunk, info.width) };
}

await runCommand(declared, main);
