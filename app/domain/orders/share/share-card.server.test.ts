import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { removeMark, storeMark } from "#app/domain/shop/marks.server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { createShareCard } from "./share-card.server.ts";

const folder = createTemporaryFolder();

async function draw(name: string, width: number, height: number, background: string): Promise<string> {
  const file = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
}

/** [red, green, blue] in the lower left corner, behind the frame of a mark. */
async function cornerOf(card: Buffer | undefined) {
  const { data } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  const at = ((630 - 50) * 1200 + 50) * 3;
  return [...data.subarray(at, at + 3)];
}

test("the picture for previews has the shop's mark in its corner, where there is one", async () => {
  const file = await draw("yard.png", 640, 480, "#00ff00");
  const stored = await storePicture({ file, kind: "design", ownerId: null });
  if (!stored.ok) throw new Error(stored.reason);
  const design = { id: 1, variationNumber: 1, origin: "ordered" as const, picture: stored.picture };
  const shared = { photo: stored.picture, designs: [design], isExample: false };
  const [red = 255, green = 0] = await cornerOf(await createShareCard(shared));
  expect([red < 60, green > 200]).toEqual([true, true]);

  await storeMark({ file: await draw("mark.png", 600, 120, "#ff0000"), name: "mark.png" });
  onTestFinished(() => removeMark("wide"));
  const [marked = 0, besides = 255] = await cornerOf(await createShareCard(shared));
  expect([marked > 200, besides < 60]).toEqual([true, true]);
});
