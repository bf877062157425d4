import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import type { Storage } from "#app/providers/storage/contract.ts";

const namesAtOnce = 200;
/** A bucket takes some ten milliseconds to answer, whatever the bandwidth. */
const atOnce = 6;

export interface MovedPictures {
  files: number;
  bytes: number;
  alreadyPresent: number;
}

/** Files that exist there with the same size stay, so it can be repeated. */
export async function movePictures(from: Storage, to: Storage): Promise<MovedPictures> {
  const folder = await mkdtemp(join(await temporaryFolder(), "move-"));
  const moved: MovedPictures = { files: 0, bytes: 0, alreadyPresent: 0 };
  const moveOne = async ({ name, bytes }: { name: string; bytes: number }) => {
    if ((await to.sizeOf(name)) === bytes) {
      moved.alreadyPresent += 1;
      return;
    }
    const stored = await from.read(name);
    if (stored === undefined || stored === "none") return;
    const file = join(folder, name);
    await pipeline(Readable.from(stored.body), createWriteStream(file));
    await to.keep(file, name);
    moved.files += 1;
    moved.bytes += bytes;
  };
  try {
    for await (const page of from.list(namesAtOnce)) {
      const waiting = [...page];
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await moveOne(next);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
    return moved;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
