import { createHash } from "node:crypto";
import { basename } from "node:path";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { designYard } from "../app/designer/design-yard.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { loadPhoto } from "../scripts/develop/designer/photo-file.ts";
import { measureCommands } from "./commands/measure.mjs";

const declared = measureCommands["picture-sums"];

/** Used in turn, so that twenty photos meet ten wishes twice. */
const wishes = [
  "a flagstone patio with a fire pit and lavender along the fence",
  "curved gravel path to the door, cottage garden, no lawn",
  "modern paver patio 4 x 5 m with a dining table, pergola and string lights",
  "keep the lawn, add a round pond, boulders and ornamental grasses",
  "low maintenance mediterranean garden with olive trees and decomposed granite",
  "a 6 ft fence with climbing roses, raised beds for vegetables, two chairs",
  "japanese garden with a stone lantern, stepping stones, moss and a maple",
  "a deck with lounge chairs, hedge for privacy, mulch instead of grass",
  "wildflower meadow, a bench under a tree, brick edging",
  "entertaining area for the family, hydrangeas by the house, path lights",
];

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  for (const [index, file] of positionals.entries()) {
    const photo = await loadPhoto(file, Number(values.size));
    const scene = readScene(photo, seePhoto(groundReader(), photo));
    const wish = wishes[index % wishes.length] ?? "";
    const design = designYard({ photo, scene, wish: readWish(wish), seed: 11 + index, variation: index % 5 });
    const { picture, ...rest } = design;
    console.log(
      `${basename(file)} ${sum(picture.data)} ${sum(JSON.stringify(rest, typedArrays))} ${sum(JSON.stringify(scene, typedArrays))}`,
    );
  }
}

function sum(data: Uint8Array | string): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}

function typedArrays(_key: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  return sum(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
}

await runCommand(declared, main);
