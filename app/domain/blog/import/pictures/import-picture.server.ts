import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { and, eq } from "drizzle-orm";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { redrawPicture } from "#app/providers/images/redraw-picture.server.ts";
import { db } from "#db/client.server.ts";
import { isBlogPicture } from "#db/partial-indexes.ts";
import { media } from "#db/schema.ts";
import { pictureAddress } from "../../picture-address.ts";
import { findPicture, isElsewhere, type PictureInText } from "./find-picture.server.ts";

export type ImportedPictures = Map<string, Taken>;

export type Taken = { address: string; note?: string } | { problem: string } | { elsewhere: true };

/** GIF, WebP, AVIF and SVG become still pictures. Without `store` only the file's existence is checked. */
export async function importPicture(picture: PictureInText, done: ImportedPictures, store: boolean): Promise<Taken> {
  const { source, site } = picture;
  if (isElsewhere(source, site)) return { elsewhere: true };
  const file = await findPicture(picture);
  if (!file) return { problem: `picture not found: ${source}` };
  if (!store) return { address: source };
  const earlier = done.get(file);
  if (earlier) return earlier;
  const taken = await storeOnce(file);
  const named = "problem" in taken ? { problem: `picture not taken: ${source}: ${taken.problem}` } : taken;
  done.set(file, named);
  return named;
}

async function storeOnce(file: string): Promise<Taken> {
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const originalName = `${hash}-${basename(file).slice(-60)}`;
  const isSame = and(isBlogPicture, eq(media.originalName, originalName));
  const earlier = db.select({ path: media.path }).from(media).where(isSame).get();
  if (earlier) return { address: pictureAddress(earlier.path) };
  const folder = await mkdtemp(join(await temporaryFolder(), "imported-"));
  try {
    const redrawn = await redrawPicture(bytes).catch(() => "unreadable" as const);
    if (redrawn === "unreadable") return { problem: "it cannot be read as a picture" };
    const ready = redrawn ? join(folder, "picture.png") : file;
    if (redrawn) await writeFile(ready, redrawn.png);
    const stored = await storePicture({ file: ready, name: originalName, kind: "blog", ownerId: null });
    if (!stored.ok) return { problem: photoProblemMessages[stored.reason] };
    return { address: pictureAddress(stored.picture.path), note: redrawn?.wasMoving ? "the first frame" : undefined };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
