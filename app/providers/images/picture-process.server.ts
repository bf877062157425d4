import { setPriority } from "node:os";
import sharp from "sharp";
import { WeightsError } from "#app/designer/reader/net/weights-error.ts";
import { endWithParent } from "./end-with-parent.ts";
import { type PictureTaskAnswer, type PictureTaskMessage, pictureTasks } from "./picture-tasks.server.ts";

/**
 * A child of the web server that decodes, encodes and designs, so that a hostile file or a long computation can slow down or
 * end nothing but itself. It has no settings, no secrets and no database.
 */

setPriority(Number(process.argv[2] ?? 19));
sharp.concurrency(1);
sharp.cache(false);
// libvips would decode SVG, TIFF, PDF and more whatever the file name. prepare-photo decides what a photo may be.
sharp.block({ operation: ["VipsForeignLoad"] });
const pictureFormats = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];
sharp.unblock({ operation: pictureFormats.map((format) => `VipsForeignLoad${format}`) });

process.on("message", (message: PictureTaskMessage) => void answer(message));
// The server has ended, or requests an end.
process.on("disconnect", () => process.exit(0));
endWithParent();
// A stop meant for the whole group (Ctrl-C, a service manager) must not cut off the picture the server is waiting for.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

async function answer({ id, kind, payload }: PictureTaskMessage): Promise<void> {
  send({ id, started: true });
  try {
    const work = pictureTasks[kind] as (payload: unknown) => unknown;
    send({ id, result: await work(payload) });
  } catch (error) {
    if (error instanceof WeightsError) send({ id, failure: "incomplete", error: error.message });
    else
      send({ id, failure: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(message: PictureTaskAnswer): void {
  // The server may end between the check and the sending.
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}
