import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { linkCard } from "#app/providers/images/link-card.ts";
import { pictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { readBrand } from "./brand.server.ts";
import { initialBrand } from "./brand-words.ts";
import { readMarks } from "./marks.server.ts";

const fontFolder = join(process.cwd(), "app", "domain", "plans", "packet", "fonts");
const fonts = {
  regular: { name: "Roboto Condensed,", file: join(fontFolder, "roboto-condensed-regular.ttf") },
  bold: { name: "Roboto Condensed, Bold", file: join(fontFolder, "roboto-condensed-bold.ttf") },
};

/** The latest, and what it shows. */
let drawn: { version: string; picture: Promise<Buffer | undefined> } | undefined;

/** For link previews of pages without a picture of their own. Its address changes with what it shows. */
export function sitePicture() {
  const { siteName } = readBrand();
  return { url: `${env.PUBLIC_URL}/preview.jpg?v=${version()}`, ...linkCard, alt: siteName };
}

/** A JPEG. Undefined when the picture process is busy or fails: the next call tries again. */
export async function drawSitePicture(): Promise<Buffer | undefined> {
  const now = version();
  if (drawn?.version !== now) drawn = { version: now, picture: draw() };
  const picture = await drawn.picture;
  if (!picture) drawn = undefined;
  return picture;
}

function version(): string {
  return createHash("sha256").update(JSON.stringify(whatItShows())).digest("hex").slice(0, 12);
}

function whatItShows() {
  const { siteName, accent = initialBrand.accent, heroTitle, heroText } = readBrand();
  const { square, wide = square } = readMarks();
  return {
    siteName,
    accent,
    title: heroTitle || initialBrand.heroTitle,
    text: heroText || initialBrand.heroText,
    mark: wide && { path: wide.path, isWide: wide !== square },
  };
}

async function draw(): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(await temporaryFolder(), "site-"));
  const file = join(folder, "site.jpg");
  const { mark, ...words } = whatItShows();
  const drawWith = (shown?: { file: string; isWide: boolean }) =>
    pictureProcess("intake").run("draw-site-card", { ...words, mark: shown, fonts, file });
  try {
    if (mark) await storage.lend(mark.path, (lent) => drawWith({ file: lent, isWide: mark.isWide }));
    else await drawWith();
    return await readFile(file);
  } catch (error) {
    if (error instanceof TaskProcessError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
