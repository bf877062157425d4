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
import type { DownloadPicture } from "./download-picture.server.ts";
import { addressOfPicture, findPicture, isElsewhere, type PictureInText } from "./find-picture.server.ts";

export type ImportedPictures = Map<string, Taken>;

export type Taken = { address: string; note?: string } | { problem: string } | { elsewhere: true };

export interface Taking {
  /** False only asks whether there is a file. */
  store: boolean;
  download?: DownloadPicture | undefined;
}

/** GIF, WebP, AVIF and SVG become still pictures. */
export async function importPicture(picture: PictureInText, done: ImportedPictures, how: Taking): Promise<Taken> {
  const { source, site } = picture;
  const inText = /^data:image\/[\w.+-]+;base64,([\s\S]+)$/i.exec(source)?.[1];
  if (inText) return how.store ? storeOnce(Buffer.from(inText, "base64"), "picture") : { address: source };
  const isOther = isElsewhere(source, site);
  const file = isOther ? undefined : await findPicture(picture);
  const address = how.download && !file ? addressOfPicture(source, site) : undefined;
  if (isOther && !address) return { elsewhere: true };
  const place = file ?? address;
  if (!place) return { problem: `picture not found: ${source}` };
  if (!how.store) return { address: source };
  const earlier = done.get(place);
  if (earlier) return earlier;
  const bytes = file ? await readFile(file) : await how.download!(place);
  const taken = typeof bytes === "string" ? { problem: bytes } : await storeOnce(bytes, basename(place));
  const named = "problem" in taken ? { problem: `picture not taken: ${source}: ${taken.problem}` } : taken;
  done.set(place, named);
  return named;
}

async function storeOnce(bytes: Buffer, fileName: string): Promise<Taken> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const originalName = `${hash}-${fileName.replace(/[?#].*$/s, "").slice(-60)}`;
  const isSame = and(isBlogPicture, eq(media.originalName, originalName));
  const earlier = db.select({ path: media.path }).from(media).where(isSame).get();
  if (earlier) return { address: pictureAddress(earlier.path) };
  const folder = await mkdtemp(join(await temporaryFolder(), "imported-"));
  try {
    const redrawn = await redrawPicture(bytes).catch(() => "unreadable" as const);
    if (redrawn === "unreadable") return { problem: "it cannot be read as a picture" };
    const ready = join(folder, "picture");
    await writeFile(ready, redrawn ? redrawn.png : bytes);
    const stored = await storePicture({ file: ready, name: originalName, kind: "blog", ownerId: null });
    if (!stored.ok) return { problem: photoProblemMessages[stored.reason] };
    return { address: pictureAddress(stored.picture.path), note: redrawn?.wasMoving ? "the first frame" : undefined };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
