import { realpath, rm } from "node:fs/promises";
import { basename } from "node:path";
import { type RenderedMarkdown, renderMarkdown } from "../article/render-markdown.server.ts";
import { listPictureSources, replacePictureSources } from "./body/picture-sources.ts";
import { findExport, type UnpackedExport, unpackExport } from "./exports/unpack-export.server.ts";
import { type ImportedPictures, importPicture, type Taken } from "./pictures/import-picture.server.ts";
import { type PlannedPost, planPosts } from "./plan-posts.server.ts";
import { findAuthor, type ImportOptions, type SavedImport, saveImportedPost } from "./save-imported-post.server.ts";
import { type FoundFile, findPosts } from "./site/find-posts.server.ts";
import { listVisibleMarkup } from "./visible-markup.ts";

export interface ImportedFile {
  path: string;
  outcome: SavedImport["outcome"] | "skipped" | "failed";
  slug?: string;
  /** Its status now, or in a dry run afterwards. */
  status?: "draft" | "published" | "archived";
  mayBePublished?: boolean;
  pictures: { shown: number; taken: number };
  notes: string[];
}

const noPictures = { shown: 0, taken: 0 };

/**
 * A site, only its folder of posts, or an export of WordPress or Ghost. The slug identifies a post: a second run imports what has changed in the folder,
 * and skips what was edited at the desk. A failing file does not affect the others.
 */
export async function* importPosts(source: string, options: ImportOptions = {}): AsyncGenerator<ImportedFile> {
  const place = await realpath(source);
  const file = await findExport(place);
  if (file === undefined) return yield* importFiles(await findPosts(place), options);
  let unpacked: UnpackedExport;
  try {
    unpacked = await unpackExport(file);
  } catch (error) {
    return yield { path: basename(file), outcome: "failed", pictures: noPictures, notes: [wordsOf(error)] };
  }
  try {
    yield* importFiles(unpacked.found, options);
    const { notes } = unpacked;
    if (notes.length > 0) yield { path: basename(file), outcome: "skipped", pictures: noPictures, notes };
  } finally {
    await rm(unpacked.folder, { recursive: true, force: true });
  }
}

async function* importFiles(files: FoundFile[], options: ImportOptions): AsyncGenerator<ImportedFile> {
  const done: ImportedPictures = new Map();
  const unknownAuthors = new Set<string>();
  for await (const plan of planPosts(files, Date.now(), options.titleKey)) {
    const { path } = plan.found;
    try {
      if (plan.ok) yield await importPost(plan, { ...options, unknownAuthors: unknownAuthors }, done);
      else yield { path, outcome: plan.outcome, pictures: noPictures, notes: plan.notes };
    } catch (error) {
      yield { path, outcome: "failed", pictures: noPictures, notes: [wordsOf(error)] };
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function importPost(plan: PlannedPost, options: ImportOptions, done: ImportedPictures): Promise<ImportedFile> {
  const { found, described } = plan;
  const notes = [...plan.notes];
  const reasons = [...plan.reasons];
  const how = { store: !options.dryRun, download: options.download };
  const take = (source: string) => importPicture({ site: found.site, file: found.file, source }, done, how);
  const addresses = new Map<string, Taken>();
  for (const source of listPictureSources(plan.markdown)) addresses.set(source, await take(source));
  const { image } = described;
  const featured = image && (await take(image.source));
  notes.push(...picturesNotes(addresses), ...(featured ? featuredNotes(image.source, featured) : []));
  reasons.push(...picturesReasons(addresses));
  const content = replacePictureSources(plan.markdown, (source) => addressOf(addresses.get(source)));
  const rendered = await renderMarkdown(content);
  const isNamed = reasons.some((reason) => reason.endsWith("means nothing here"));
  if (rendered.ok && !isNamed && !plan.showsTags) reasons.push(...listVisibleMarkup(rendered.html, content));
  const author = findAuthor(described.author, options);
  if (author.note) notes.push(author.note);
  const featuredImagePath = addressOf(featured) ?? null;
  const saved = await saveImportedPost(
    { ...plan, reasons, content, rendered, featuredImagePath, authorId: author.id },
    options,
  );
  const drafts = reasons.map((reason) => `comes as a draft: ${reason}`);
  const pictures = { shown: addresses.size, taken: shownPictures(addresses, rendered, options) };
  const mayBePublished = reasons.length === 0;
  return {
    path: found.path,
    slug: described.slug,
    ...saved,
    mayBePublished,
    pictures,
    notes: [...drafts, ...notes, ...saved.notes],
  };
}

function addressOf(taken: Taken | undefined): string | undefined {
  return taken && "address" in taken ? taken.address : undefined;
}

/** Of those in the text, as its HTML has them: a text may name a picture and show none. */
function shownPictures(addresses: Map<string, Taken>, rendered: RenderedMarkdown, { dryRun }: ImportOptions): number {
  const taken = [...addresses.values()].map(addressOf).filter((address) => address !== undefined);
  if (dryRun || !rendered.ok) return taken.length;
  return taken.filter((address) => rendered.html.includes(address)).length;
}

/** A post is not published with a hole in it, nor with a picture that another site may take away. */
function picturesReasons(addresses: Map<string, Taken>): string[] {
  return [...addresses].flatMap(([source, taken]) => {
    if ("problem" in taken) return [taken.problem];
    return "elsewhere" in taken ? [`a picture is on another site (--download fetches it): ${source}`] : [];
  });
}

function picturesNotes(addresses: Map<string, Taken>): string[] {
  return [...addresses].flatMap(([source, taken]) => {
    return "note" in taken && taken.note ? [`of the moving picture ${source}: ${taken.note}`] : [];
  });
}

function featuredNotes(source: string, taken: Taken): string[] {
  if ("elsewhere" in taken) return [`featured picture lies elsewhere and was left out: ${source}`];
  return "problem" in taken ? [`featured ${taken.problem}`] : [];
}
