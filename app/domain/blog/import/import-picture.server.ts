import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { and, eq } from "drizzle-orm";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { db } from "#db/client.server.ts";
import { isBlogPicture } from "#db/partial-indexes.ts";
import { media } from "#db/schema.ts";
import { storeBlogPicture } from "../desk/store-blog-picture.server.ts";
import { pictureAddress } from "../picture-address.ts";

/** Pictures of this run: the file and the address it has now. */
export type ImportedPictures = Map<string, string | undefined>;

interface PictureInText {
  folder: string;
  /** The text's file, within the folder. */
  path: string;
  /** As the text names the picture. */
  source: string;
}

/**
 * Stores a picture that a text shows.
 * @param notes gets a line for a picture that cannot be taken over
 * @returns its new address; undefined leaves the text as it is: pictures elsewhere on the web stay there
 */
export async function importPicture(
  picture: PictureInText,
  done: ImportedPictures,
  notes: string[],
): Promise<string | undefined> {
  const { source } = picture;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\/api\/uploads\/)/i.test(source)) return undefined;
  const file = await findFile(picture);
  if (!file) return void notes.push(`picture not found: ${source}`);
  if (done.has(file)) return done.get(file);
  const stored = await storeOnce(file);
  if ("problem" in stored) notes.push(`picture not taken: ${source}: ${stored.problem}`);
  const address = "address" in stored ? stored.address : undefined;
  done.set(file, address);
  return address;
}

/** Beside the text, or in a folder above it, which may be the site's own; its public files Hugo keeps in static. */
async function findFile({ folder, path, source }: PictureInText): Promise<string | undefined> {
  const clean = decoded(source.replace(/[?#].*$/, ""));
  if (clean === undefined || clean.includes("\0")) return undefined;
  const root = await realpath(folder);
  const parents = dirname(path).split("/");
  for (let depth = parents.length; depth >= 0; depth--) {
    const place = join(root, ...parents.slice(0, depth));
    for (const start of [place, join(place, "static")]) {
      const file = await realpath(resolve(start, `./${clean}`)).catch(() => undefined);
      if (file?.startsWith(root + sep)) return file;
    }
  }
}

/** The picture's name begins with its file's hash: so a second run finds it. */
async function storeOnce(file: string): Promise<{ address: string } | { problem: string }> {
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 32);
  const name = `${hash}-${basename(file).slice(-60)}`;
  const isSame = and(isBlogPicture, eq(media.originalName, name));
  const earlier = db.select({ path: media.path }).from(media).where(isSame).get();
  if (earlier) return { address: pictureAddress(earlier.path) };
  const stored = await storeBlogPicture({ file, name });
  return stored.ok ? { address: stored.url } : { problem: photoProblemMessages[stored.reason] };
}

function decoded(source: string): string | undefined {
  try {
    return decodeURIComponent(source);
  } catch {
    return undefined;
  }
}
