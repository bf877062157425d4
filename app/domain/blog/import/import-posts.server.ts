import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { findPostForEdit } from "../desk/find-post.server.ts";
import { savePost } from "../desk/save-post.server.ts";
import { saveRefusals } from "../desk/save-refusals.ts";
import type { PostForEdit } from "../post.ts";
import { newPostSchema, type PostChanges, postFieldErrors } from "../post-schemas.ts";
import { ensureTopics } from "../topics/save-topic.server.ts";
import { convertBody, listPictureSources, replacePictureSources } from "./convert-body.ts";
import { describePost } from "./describe-post.ts";
import { readFrontMatter } from "./front-matter.ts";
import { type ImportedPictures, importPicture } from "./import-picture.server.ts";

export interface ImportOptions {
  /** The posts' author. */
  authorId?: number;
  /** Also posts that somebody has changed at the desk since they were imported. */
  overwrite?: boolean;
}

/** What happened to one file. */
export interface ImportedFile {
  /** Within the folder, with slashes. */
  path: string;
  outcome: "created" | "updated" | "unchanged" | "kept" | "skipped" | "failed";
  /** Of the post. */
  slug?: string;
  /** Why, and what could not be taken over. */
  notes: string[];
}

/**
 * Takes over a folder of Markdown posts with their pictures, as Jekyll and Hugo keep them. A post is known by its slug:
 * running it again changes what has changed in the folder, and leaves alone what has been edited at the desk.
 */
export async function* importPosts(folder: string, options: ImportOptions = {}): AsyncGenerator<ImportedFile> {
  const pictures: ImportedPictures = new Map();
  const slugs = new Map<string, string>();
  for (const path of await listMarkdownFiles(folder))
    yield await importFile(folder, path, { ...options, pictures, slugs });
}

interface ImportRun extends ImportOptions {
  pictures: ImportedPictures;
  /** Slugs of this run, and the files they came from. */
  slugs: Map<string, string>;
}

async function importFile(folder: string, path: string, run: ImportRun): Promise<ImportedFile> {
  const read = readFrontMatter(await readFile(join(folder, path), "utf8"));
  if (!read.ok) return { path, outcome: read.reason === "none" ? "skipped" : "failed", notes: [read.message] };
  const { markdown, summary, leftovers } = convertBody(read.body);
  const described = describePost(path, read.fields, summary);
  const { slug } = described;
  const earlier = run.slugs.get(slug);
  if (earlier) return { path, outcome: "failed", slug, notes: [`${earlier} has the same slug`] };
  run.slugs.set(slug, path);

  const notes = leftovers.map((tag) => `left as it is: ${tag}`);
  const { image, isDraft, date, ...words } = described;
  const takeOver = (source: string) => importPicture({ folder, path, source }, run.pictures, notes);
  const addresses = new Map<string, string | undefined>();
  for (const source of listPictureSources(markdown)) addresses.set(source, await takeOver(source));
  const current = findBySlug(slug);
  const parsed = newPostSchema.safeParse({
    ...words,
    content: replacePictureSources(markdown, (source) => addresses.get(source)),
    status: isDraft ? "draft" : "published",
    publishedAt: date ?? current?.publishedAt ?? undefined,
    featuredImagePath: (image && (await takeOver(image.source))) ?? null,
    featuredImageAlt: image?.alt ?? "",
    categories: ensureTopics("category", words.categories),
    tags: ensureTopics("tag", words.tags),
  });
  if (!parsed.success) return { path, outcome: "failed", slug, notes: Object.values(postFieldErrors(parsed.error)) };
  return { path, slug, ...save(parsed.data, current, run, notes) };
}

function save(input: PostChanges, current: PostForEdit | undefined, run: ImportRun, notes: string[]) {
  if (current && !changesAnything(input, current)) return { outcome: "unchanged" as const, notes };
  if (current?.updatedByName && !run.overwrite) {
    const note = `${current.updatedByName} has changed this post at the desk; --overwrite replaces that`;
    return { outcome: "kept" as const, notes: [note] };
  }
  const saved = savePost({ ...input, id: current?.id }, { id: null }, current?.updatedAt);
  if (!saved.ok) return { outcome: "failed" as const, notes: [saveRefusals[saved.reason].message] };
  const { id, updatedAt } = saved.post;
  if (saved.created && run.authorId !== undefined) {
    db.update(blogPosts).set({ authorId: run.authorId, updatedAt }).where(eq(blogPosts.id, id)).run();
  }
  return { outcome: saved.created ? ("created" as const) : ("updated" as const), notes };
}

function changesAnything(input: PostChanges, current: PostForEdit): boolean {
  const ids = (topics: { id: number }[]) => topics.map(({ id }) => id);
  const now: PostChanges = {
    ...current,
    featuredImagePath: current.featuredImage && `/api/uploads/${current.featuredImage.picture.path}`,
    featuredImageAlt: current.featuredImage ? current.featuredImage.alt : input.featuredImageAlt,
    categories: ids(current.categories),
    tags: ids(current.tags),
  };
  const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort((a, b) => a - b) : value);
  return Object.entries(input).some(([name, value]) => {
    const before = sorted(now[name as keyof PostChanges]);
    return value !== undefined && JSON.stringify(sorted(value)) !== JSON.stringify(before);
  });
}

function findBySlug(slug: string): PostForEdit | undefined {
  const row = db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get();
  return row && findPostForEdit(row.id);
}

/** Templates, results and foreign code are no posts. */
const otherFolders =
  /^(?:\..*|_site|_layouts|_includes|_sass|node_modules|themes|layouts|archetypes|public|resources|vendor)$/;

/** Paths within the folder, with slashes, by name. Links to elsewhere are not followed. */
async function listMarkdownFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    const isPost = entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name) && entry.name !== "_index.md";
    if (isPost && !path.split("/").some((part) => otherFolders.test(part))) found.push(path);
  }
  return found.sort();
}
