import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { PictureProcess } from "../../../app/providers/images/picture-process-client.server.ts";
import { SideBySide } from "../../../app/providers/images/side-by-side.ts";
import { cpuMicrosecondsOf } from "./cpu-of.ts";

const wish =
  "Cottage garden with a flagstone patio, dining table, pergola, fire pit, gravel path, pond, roses, lavender and two trees";
const seed = 7;
/** What production runs. */
const program = "build/server/picture-process.js";

export interface DrawnInLanes {
  seconds: number;
  /** Of all lanes, per picture. */
  cpuSecondsEach: number;
}

export interface Drawing {
  lanes: number;
  /** Of each of the two orders, which have different photos. */
  picturesEach: number;
  /** Pixels of the photos' long side. */
  side: number;
  folder: string;
}

/**
 * Draws and encodes the pictures of two orders, one order after the other, as the runner does: as many at once as there are
 * lanes. The yards were read and checked for space, as before a payment, and the lanes are warm.
 */
export async function drawInLanes({ lanes, picturesEach, side, folder }: Drawing): Promise<DrawnInLanes> {
  const processes = Array.from({ length: lanes }, () => new PictureProcess("design", program));
  const reader = new PictureProcess("reading", program);
  const design = new SideBySide(processes);
  const own = join(folder, "lanes");
  mkdirSync(own, { recursive: true });
  try {
    const photos = await Promise.all([false, true].map((mirrored) => photoOf(own, side, mirrored)));
    for (const photoFile of photos) {
      await reader.run("read-yard", { photoFile, sceneFolder: own });
      await reader.run("check-room", {
        photoFile,
        sceneFolder: own,
        wish: readWish(wish),
        seed,
        designs: picturesEach,
      });
    }
    const small = await photoOf(own, 320, false);
    const draw = (photoFile: string, n: number) => drawOne(design, { photoFile, variation: n, folder: own });
    await Promise.all(processes.map((_, n) => draw(small, n)));
    const left = photos.flatMap((photo) => Array.from({ length: picturesEach }, (_, n) => () => draw(photo, n)));
    const pictures = left.length;
    const cpu = () => processes.reduce((sum, { pid }) => sum + cpuMicrosecondsOf(pid!), 0) / 1e6;
    const [startedAt, cpuBefore] = [performance.now(), cpu()];
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) await next();
    };
    await Promise.all(processes.map(lane));
    return { seconds: (performance.now() - startedAt) / 1000, cpuSecondsEach: (cpu() - cpuBefore) / pictures };
  } finally {
    design.stop();
    reader.stop();
    rmSync(own, { recursive: true, force: true });
  }
}

async function photoOf(folder: string, side: number, mirrored: boolean): Promise<string> {
  const file = join(folder, `yard-${side}-${mirrored}.jpg`);
  await sharp("tests/fixtures/fenced-back-yard.jpg")
    .flop(mirrored)
    .resize({ width: side, height: side, fit: "inside" })
    .jpeg({ quality: 90 })
    .toFile(file);
  return file;
}

async function drawOne(design: SideBySide, one: { photoFile: string; variation: number; folder: string }) {
  const { photoFile, variation, folder } = one;
  const pictureFile = join(folder, `${crypto.randomUUID()}.png`);
  await design.run(
    "draw-design",
    { photoFile, wish: readWish(wish), seed, variation, sceneFolder: folder, pictureFile },
    { timeoutMs: 600_000 },
  );
  await design.run("prepare-photo", { file: pictureFile, folder, name: `out-${variation}` }, { timeoutMs: 600_000 });
}
