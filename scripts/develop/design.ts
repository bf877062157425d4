import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { withAnswers } from "#app/designer/wish/typed/answers.ts";
import { designYard } from "../../app/designer/design-yard.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import type { Lens } from "../../app/designer/photo/scene/scene.ts";
import { createReader, seePhoto } from "../../app/designer/reader/see-photo.ts";
import { xmpOf } from "../../app/providers/images/digital-source.ts";
import { groundReader, readWeights } from "../../app/providers/images/ground-reader.server.ts";
import { peakMegabytes, StageMeter } from "../bench/designer-parts/stage-meter.ts";
import { type Given, refuse, runCommand } from "../commands/command-line.mjs";
import { developCommands } from "../commands/develop.mjs";
import { listDesign, saveContactSheet } from "./designer/contact-sheet.ts";
import { listReading } from "./designer/list-reading.ts";
import { encodeRaster, loadPhoto, readFocalShare } from "./designer/photo-file.ts";

const declared = developCommands.design;

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  if (values.wish !== undefined) return console.log(listReading(values.wish).join("\n"));
  const [file, wish = ""] = positionals;
  if (!file) refuse(declared, "PHOTO is missing");
  sharp.concurrency(1);
  const meter = new StageMeter();
  const logStage = (stage: string) => {
    const { seconds, cpuSeconds } = meter.end(stage);
    console.log(`${stage.padEnd(10)} ${seconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(2)} s`);
  };
  const photo = await loadPhoto(file, Number(values.size));
  logStage("load");
  const reader = values.weights ? createReader(readWeights(values.weights)) : groundReader();
  const scene = readScene(photo, seePhoto(reader, photo), { focalShare: await readFocalShare(file) });
  logStage("scene");
  const variations = values.sheet ? [0, 1, 2, 3, 4] : [Number(values.variation)];
  const asOrdered = withAnswers(readWish(wish));
  const designs = variations.map((variation) => {
    const design = designYard({ photo, scene, wish: asOrdered, seed: Number(values.seed), variation }, logStage);
    console.log(`variation ${variation}\n  ${listDesign(design).join("\n  ")}`);
    return design;
  });
  if (values.sheet) await saveContactSheet(photo, scene, designs, values.out);
  else if (designs[0])
    await encodeRaster(designs[0].picture)
      .jpeg({ quality: 90 })
      .withXmp(xmpOf("compositeSynthetic"))
      .toFile(values.out);
  console.log(`lens       ${listLens(scene.lens)}`);
  console.log(`reading    ${JSON.stringify(scene.reading)}`);
  console.log(`peak RSS   ${Math.round(peakMegabytes())} MB -> ${values.out}`);
}

function listLens({ focalShare, focalKnown, eyeHeight, scaleUncertainty }: Lens): string {
  const focal = `${focalShare.toFixed(3)} of the long side, ${focalKnown ? "as the photo says" : "as is usual"}`;
  return `${focal}; eye ${eyeHeight.toFixed(2)} m high, lengths +-${Math.round(scaleUncertainty * 100)} %`;
}

await runCommand(declared, main);
