import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { truthClasses } from "#tests/fixture-yards/truth-classes.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { drawDesign } from "./built-in-designer-task.server.ts";
import { cellRedesigned } from "./ground-cells.ts";
import { preparePhoto } from "./prepare-photo.server.ts";
import { readYard } from "./read-yard-task.server.ts";

const folder = createTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Of the yard's own size: large enough to be read as it is. */
const share = 3 / 4;

const uploads = new Map<string, ReturnType<typeof takeIn>>();

/** A fixture yard as a stored upload, and what its pixels truly are. */
function upload(name: string): ReturnType<typeof takeIn> {
  const taken = uploads.get(name) ?? takeIn(name);
  uploads.set(name, taken);
  return taken;
}

async function takeIn(name: string) {
  const yard = fixtureYard(name);
  const { photo, truth } = takePhoto({ ...yard, width: yard.width * share, height: yard.height * share });
  const { width, height, data } = photo;
  const file = join(folder, `${name}.png`);
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  const taken = await preparePhoto({ file, folder, name });
  if (!taken.ok) throw new Error(taken.reason);
  const isDrive = Array.from(truth.classes, (own) => truthClasses[own] === "driveway");
  return { photoFile: join(folder, `${name}.jpg`), width, height, ground: truth.ground, isDrive };
}

test.each(["bare-soil", "front-drive"])(
  "the program's own reader finds the ground of %s, and no drive",
  async (name) => {
    const { photoFile, width, height, ground, isDrive } = await upload(name);
    const { ground: cells, subject } = await readYard({ photoFile, sceneFolder: folder });
    let [found, spilled, open, drive, taken] = [0, 0, 0, 0, 0];
    ground.forEach((isGround, i) => {
      const column = Math.floor(((i % width) * cells.width) / width);
      const row = Math.floor((Math.floor(i / width) * cells.height) / height);
      const isRead = cells.cells[row * cells.width + column] === cellRedesigned;
      open += isGround;
      if (isRead && isGround) found++;
      if (isRead && !isGround) spilled++;
      if (isDrive[i]) drive++;
      if (isRead && isDrive[i]) taken++;
    });
    // The soil is drawn smoother than any photo's, so that the picture may be taken for none of a yard.
    if (name !== "bare-soil") expect(subject).toBeUndefined();
    expect(found / open).toBeGreaterThan(0.9);
    expect(spilled / open).toBeLessThan(0.05);
    expect(taken).toBeLessThanOrEqual(0.02 * drive);
  },
);

test("and the drive is in the design as it was in the photo", async () => {
  const { photoFile, width, height, isDrive } = await upload("front-drive");
  const wish = "Replace the lawn with lavender and gravel";
  const pictureFile = join(folder, "design.png");
  await drawDesign({
    photoFile,
    wish: readWish(wish),
    seed: 3,
    variation: 0,
    composition: 0,
    sceneFolder: folder,
    pictureFile,
  });
  const [before, after] = await Promise.all([photoFile, pictureFile].map((file) => sharp(file).raw().toBuffer()));
  const changed = (i: number) => Math.abs(before![3 * i + 1]! - after![3 * i + 1]!) > 24;
  const share = (isIn: (i: number) => boolean) => {
    const own = Array.from({ length: width * height }, (_, i) => i).filter(isIn);
    return own.filter(changed).length / own.length;
  };
  // What grows beside it may lean over its edge, and throws a shadow.
  expect(share((i) => isDrive[i]!)).toBeLessThan(0.1);
  expect(share((i) => !isDrive[i] && i > 0.8 * width * height)).toBeGreaterThan(0.2);
});
