import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { readMarks } from "#app/domain/shop/marks.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import type { Asker } from "#app/providers/images/fair-line.ts";
import { pictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { digitalSourceOf } from "../pictures/made-by.ts";
import type { SharedDesigns } from "./open-share.server.ts";

const asker: Asker = { kind: "visitor", name: "share cards" };

/**
 * A JPEG of 1200 x 630 pixels, the size of link previews. Undefined when the picture process is busy or fails: a
 * preview works without a picture.
 */
export async function createShareCard({
  photo,
  designs,
}: Pick<SharedDesigns, "photo" | "designs">): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(await temporaryFolder(), "card-"));
  const { picture, maker } = designs[0]!;
  const digitalSource = digitalSourceOf(maker);
  try {
    const file = join(folder, "card.jpg");
    const { square, wide = square } = readMarks();
    await storage.lend(photo.path, (before) =>
      storage.lend(picture.path, (after) => {
        const pair = (mark?: string) =>
          pictureProcess("intake").run("pair-pictures", { before, after, digitalSource, mark, file }, { asker });
        return wide ? storage.lend(wide.path, pair) : pair();
      }),
    );
    return await readFile(file);
  } catch (error) {
    if (error instanceof TaskProcessError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
