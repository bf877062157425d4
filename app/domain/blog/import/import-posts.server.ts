import { realpath } from "node:fs/promises";
import { listPictureSources, replacePictureSources } from "./body/picture-sources.ts";
import { type ImportedPictures, importPicture, type Taken } from "./pictures/import-picture.server.ts";
import { type PlannedPost, planPosts } from "./plan-posts.server.ts";
import { findAuthor, type ImportOptions, type SavedImport, saveImportedPost } from "./save-imported-post.server.ts";

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

/**
 * A site, or only its folder of posts. The slug identifies a post: a second run imports what has changed in the folder,
 * and skips what was edited at the desk. A failing file does not affect the others.
 */
export async function* importPosts(folder: string, options: ImportOptions = {}): AsyncGenerator<ImportedFile> {
  const done: ImportedPictures = new Map();
  const unknownAuthors = new Set<string>();
  for (const plan of await planPosts(await realpath(folder), Date.now())) {
    const { path } = plan.found;
    const none = { shown: 0, taken: 0 };
    try {
      if (plan.ok) yield await importPost(plan, { ...options, unknownAuthors: unknownAuthors }, done);
      else yield { path, outcome: plan.outcome, pictures: none, notes: plan.notes };
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error);
      yield { path, outcome: "failed", pictures: none, notes: [note] };
    }
  }
}

async function importPost(plan: PlannedPost, options: ImportOptions, done: ImportedPictures): Promise<ImportedFile> {
  const { found, described, reasons } = plan;
  const notes = [...plan.notes];
  const take = (source: string) => importPicture({ site: found.site, file: found.file, source }, done, !options.dryRun);
  const addresses = new Map<string, Taken>();
  for (const source of listPictureSources(plan.markdown)) addresses.set(source, await take(source));
  const { image } = described;
  const featured = image && (await take(image.source));
  notes.push(...picturesNotes(addresses), ...(featured ? featuredNotes(image.source, featured) : []));
  const content = replacePictureSources(plan.markdown, (source) => addressOf(addresses.get(source)));
  const author = findAuthor(described.author, options);
  if (author.note) notes.push(author.note);
  const featuredImagePath = addressOf(featured) ?? null;
  const saved = await saveImportedPost({ ...plan, content, featuredImagePath, authorId: author.id }, options);
  const drafts = reasons.map((reason) => `comes as a draft: ${reason}`);
  const local = [...addresses.values()].filter((taken) => !("elsewhere" in taken));
  const pictures = { shown: local.length, taken: local.filter((taken) => "address" in taken).length };
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

function picturesNotes(addresses: Map<string, Taken>): string[] {
  return [...addresses].flatMap(([source, taken]) => {
    if ("problem" in taken) return [taken.problem];
    return "note" in taken && taken.note ? [`of the moving picture ${source}: ${taken.note}`] : [];
  });
}

function featuredNotes(source: string, taken: Taken): string[] {
  if ("elsewhere" in taken) return [`featured picture lies elsewhere and was left out: ${source}`];
  return "problem" in taken ? [`featured ${taken.problem}`] : [];
}
