import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readScene } from "../app/designer/photo/read-scene.ts";
import type { Scene } from "../app/designer/photo/scene/scene.ts";
import { createReader, type Reader, seePhoto } from "../app/designer/reader/see-photo.ts";
import { isOutlineDoubted } from "../app/domain/ground/ground-trust.ts";
import { groundReader, readWeights } from "../app/providers/images/ground-reader.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { loadPhoto } from "../scripts/develop/designer/photo-file.ts";
import { measureCommands } from "./commands/measure.mjs";
import { type GroundJudgement, judgeGround, leastOpenShare, summarizeGround } from "./ground-reader/judge-ground.ts";
import { readLabels } from "./ground-reader/read-labels.ts";

const declared = measureCommands["measure-ground"];

/** Pixels: a border's own vagueness is half of one. */
const labelSide = 640;
/** Of a matte's 255. */
const half = 128;

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const [photos, labels] = positionals as [string, string];
  const readerFor = chooseReader(values.weights, values.folds);
  const names = labelledPhotos(photos, labels).filter((_, i) => i % Number(values.every) === Number(values.from));
  const judgements: GroundJudgement[] = [];
  for (const { name, photoFile, labelFile } of names) {
    const photo = await loadPhoto(photoFile, Number(values.size));
    const scene = readScene(photo, seePhoto(readerFor(name), photo));
    const { confidence } = scene;
    const judged = judgeGround(readLabels(labelFile, labelSide), paintedGround(scene));
    const said = { asked: isOutlineDoubted(confidence), confidence: confidence.score, doubts: confidence.doubts };
    const own = { name, ...judged, ...said, entropy: scene.reading.entropy };
    judgements.push(own);
    console.log(describeReading(own));
  }
  console.log(`\n${summarizeGround(judgements).join("\n")}`);
  if (values.json) writeFileSync(values.json, JSON.stringify(judgements, null, 1));
}

/** Without a wish for it, existing paving stays. */
function paintedGround({ width, height, ground, paving }: Scene): {
  width: number;
  height: number;
  values: Uint8Array;
} {
  const values = ground.map((share, i) => ((paving?.matte[i] ?? 0) >= half ? 0 : share));
  return { width, height, values };
}

function labelledPhotos(photos: string, labels: string): { name: string; photoFile: string; labelFile: string }[] {
  return readdirSync(labels)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const name = file.slice(0, -".json".length);
      const photoFile = [".jpg", ".jpeg", ".png"].map((ending) => join(photos, name + ending)).find(existsSync);
      return photoFile ? [{ name, photoFile, labelFile: join(labels, file) }] : [];
    });
}

/** The product's own, other weights, or the fold's that has not seen the photo. */
function chooseReader(weights?: string, foldsFile?: string): (name: string) => Reader {
  if (!weights) return groundReader;
  if (!statSync(weights).isDirectory()) {
    const reader = createReader(readWeights(weights));
    return () => reader;
  }
  if (!foldsFile) throw new Error("A folder of weights needs --folds: which of them has not seen which photo?");
  const folds = JSON.parse(readFileSync(foldsFile, "utf8")) as Record<string, number>;
  const readers = new Map<number, Reader>();
  return (name) => {
    const fold = folds[name];
    if (fold === undefined) throw new Error(`${name} is in no fold of ${foldsFile}`);
    const reader = readers.get(fold) ?? createReader(readWeights(join(weights, `fold-${fold}.bin`)));
    readers.set(fold, reader);
    return reader;
  };
}

function describeReading({
  name,
  openShare,
  found,
  spilled,
  right,
  fair,
  asked,
  confidence,
  doubts,
}: GroundJudgement): string {
  if (openShare < leastOpenShare)
    return `${name.padEnd(12)} hardly any open ground (${(100 * openShare).toFixed(1)} %)`;
  const verdict = right ? "right" : fair ? "fair " : "WRONG";
  const shares = `found ${found.toFixed(3)}  spilled ${spilled.toFixed(3)}`;
  return `${name.padEnd(12)} ${verdict}  ${shares}  ${asked ? "asked" : "sure "} ${confidence.toFixed(2)}  ${doubts.join(", ")}`;
}

await runCommand(declared, main);
