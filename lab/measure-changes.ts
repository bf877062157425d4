import sharp from "sharp";
import { seeYard } from "../app/designer/design-yard.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { loadPhoto } from "../scripts/develop/designer/photo-file.ts";
import { changes } from "../tests/designer/changes.ts";
import { compareChange, type SeenYard } from "../tests/designer/compare-change.ts";
import { measureCommands } from "./commands/measure.mjs";

const declared = measureCommands["measure-changes"];

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  sharp.concurrency(1);
  const yards: SeenYard[] = [];
  for (const file of positionals) yards.push(await see(file, Number(values.size)));
  const counts = { changed: 0, reported: 0, nothing: 0 };
  for (const [i, [wish, change]] of changes.entries()) {
    const { differ, outside, unexplained, movedToo, unchanged, noRoom } = compareChange(
      yards[i % yards.length]!,
      wish,
      change,
      i,
    );
    const isReported = unchanged || noRoom.length > 0;
    if (differ === 0) counts.nothing += isReported ? 1 : 0;
    else if (outside === 0) counts.changed++;
    else if (movedToo.length > 0 && unexplained === 0) counts.reported++;
    const moved = movedToo.length > 0 ? `; reported as moved: ${movedToo.join(", ")}` : "";
    const nothing = differ === 0 ? `; nothing changed, ${isReported ? "and reported" : "AND NOT REPORTED"}` : "";
    console.log(
      `${wish} + ${change}: ${differ} pixels differ, ${outside} of them elsewhere${unexplained > 0 ? `, ${unexplained} FOR NO REASON` : ""}${moved}${nothing}`,
    );
  }
  const { changed, reported, nothing } = counts;
  console.log(
    `of ${changes.length} changes ${changed} changed one thing, ${reported} more and reported it, ${nothing} nothing and reported so`,
  );
  if (changed + reported + nothing < changes.length) process.exitCode = 1;
}

async function see(file: string, size: number): Promise<SeenYard> {
  const photo = await loadPhoto(file, size);
  const scene = readScene(photo, seePhoto(groundReader(), photo));
  return seeYard(photo, scene);
}

await runCommand(declared, main);
