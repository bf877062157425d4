import { setPriority } from "node:os";
import sharp from "sharp";
import { WeightsError } from "#app/designer/reader/net/weights-error.ts";
import { answerTasks } from "#app/processes/answer-tasks.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { endWithParent } from "./end-with-parent.ts";
import { type PictureTask, pictureTasks } from "./picture-tasks.server.ts";

/**
 * In a child, so that a hostile file or a long computation can slow down or end nothing else. It has no settings,
 * secrets or database.
 */

setPriority(Number(process.argv[2] ?? 19));
sharp.concurrency(1);
sharp.cache(false);
// libvips would decode SVG, TIFF, PDF and more whatever the file name. prepare-photo decides what a photo may be.
sharp.block({ operation: ["VipsForeignLoad"] });
const pictureFormats = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];
sharp.unblock({ operation: pictureFormats.map((format) => `VipsForeignLoad${format}`) });

answerTasks(doTask);
endWithParent();

async function doTask({ kind, payload }: PictureTask): Promise<unknown> {
  const work = pictureTasks[kind] as (payload: unknown) => unknown;
  try {
    return await work(payload);
  } catch (error) {
    if (error instanceof WeightsError) throw new TaskProcessError("incomplete", error.message);
    throw error;
  }
}
