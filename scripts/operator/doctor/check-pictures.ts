import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { causeOf, type Finding } from "#app/domain/upkeep/checks/finding.ts";
import { pictureProcess, stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";

const timeoutMs = 90_000;

/** Starts the picture process and has the built-in designer draw a tiny yard, in a folder of its own. */
export async function checkPictures(): Promise<Finding[]> {
  const check = "pictures";
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  try {
    const photoFile = join(folder, "yard.jpg");
    await tinyYard().toFile(photoFile);
    const startedAt = performance.now();
    const pictureFile = join(folder, "design.png");
    const wish = "A gravel path and lavender";
    await pictureProcess("design").run(
      "draw-design",
      { photoFile, wish: readWish(wish), seed: 1, variation: 0, composition: 0, sceneFolder: folder, pictureFile },
      { timeoutMs },
    );
    const { size } = await stat(pictureFile);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const found = `built-in designer drew ${Math.round(size / 1024)} KB in ${seconds} s`;
    return [{ check, status: "ok", found }];
  } catch (error) {
    const advice = "npm install again; the lines above this table may say more.";
    return [{ check, status: "broken", found: causeOf(error), advice }];
  } finally {
    stopPictureProcesses();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sky, a hedge and lawn: enough of a yard to find the ground in. */
function tinyYard() {
  const band = (height: number, background: string) =>
    ({ create: { width: 480, height, channels: 3, background } }) as const;
  const layers = [
    { input: band(110, "#a9c7e8"), top: 0, left: 0 },
    { input: band(50, "#4d6b3c"), top: 110, left: 0 },
  ];
  return sharp(band(320, "#6f9a4d")).composite(layers).jpeg({ quality: 90 });
}
