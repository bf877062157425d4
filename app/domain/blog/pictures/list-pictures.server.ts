import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { presentPicture, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { isBlogPicture } from "#db/partial-indexes.ts";
import { blogDrafts, blogPosts, blogRevisions, blogTrash, media, pictureUses, videoStills } from "#db/schema.ts";
import { foldText } from "../fold-text.ts";

export const picturesAPage = 24;

export interface LibraryPicture {
  picture: StoredPicture;
  alt: string;
  createdAt: number;
  posts: { id: number; title: string }[];
  isStill: boolean;
}

export type Library = Page<LibraryPicture> & { search: string };

/** `search` is found in what a picture shows, and in the titles of the posts that show it. */
export function listPictures(page = 1, search = ""): Library {
  const newestFirst = db
    .select()
    .from(media)
    .where(isBlogPicture)
    .orderBy(desc(media.createdAt), desc(media.id))
    .$dynamic();
  const needle = foldText(search.trim());
  const found = needle ? keepMatching(newestFirst.all(), needle) : undefined;
  const total = found?.length ?? db.select({ n: count() }).from(media).where(isBlogPicture).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, page, picturesAPage);
  const rows = found?.slice(offset, offset + picturesAPage) ?? newestFirst.limit(picturesAPage).offset(offset).all();
  const paths = rows.map(({ path }) => path);
  const uses = findUses(paths);
  const stills = findStills(paths);
  const items = rows.map((row) => ({
    picture: presentPicture(row),
    alt: row.alt,
    createdAt: row.createdAt,
    posts: uses.get(row.path) ?? [],
    isStill: stills.has(row.path),
  }));
  return { items, search: search.trim(), ...place };
}

function keepMatching<Row extends { path: string; alt: string }>(rows: Row[], needle: string): Row[] {
  const uses = findUses(rows.map(({ path }) => path));
  return rows.filter(({ path, alt }) => {
    const titles = uses.get(path)?.map(({ title }) => title) ?? [];
    return [alt, ...titles].some((words) => foldText(words).includes(needle));
  });
}

function findUses(paths: readonly string[]): Map<string, LibraryPicture["posts"]> {
  const uses = new Map<string, LibraryPicture["posts"]>(paths.map((path) => [path, []]));
  const { id, title } = blogPosts;
  const rows = db
    .select({ path: pictureUses.path, id, title })
    .from(pictureUses)
    .innerJoin(blogPosts, eq(id, pictureUses.postId))
    .where(and(inArray(pictureUses.path, [...paths]), eq(pictureUses.isShown, true)))
    .orderBy(title)
    .all();
  for (const { path, ...post } of rows) uses.get(path)?.push(post);
  return uses;
}

function findStills(paths: string[]): Set<string | null> {
  const { path } = videoStills;
  const rows = db.select({ path }).from(videoStills).where(inArray(path, paths)).all();
  return new Set(rows.map((row) => row.path));
}

export function findUse(path: string): string | undefined {
  const [post] = findUses([path]).get(path) ?? [];
  if (post) return `the post “${post.title}”`;
  if (findStills([path]).size > 0) return "the card of a video";
  const inside = (text: AnySQLiteColumn) => sql`instr(${text}, ${path}) > 0`;
  const draft = db.select({ id: blogDrafts.id }).from(blogDrafts).where(inside(blogDrafts.fields)).get();
  if (draft) return "somebody's unsaved text";
  const trashed = db.select({ title: blogTrash.title }).from(blogTrash).where(inside(blogTrash.kept)).get();
  if (trashed) return `the post “${trashed.title}” in the trash`;
  const revision = db
    .select({ title: blogPosts.title })
    .from(pictureUses)
    .innerJoin(blogPosts, eq(blogPosts.id, pictureUses.postId))
    .innerJoin(blogRevisions, eq(blogRevisions.postId, pictureUses.postId))
    .where(and(eq(pictureUses.path, path), inside(blogRevisions.snapshot)))
    .get();
  if (revision) return `an earlier version of the post “${revision.title}”`;
}

export function findLibraryPicture(path: string) {
  return db
    .select()
    .from(media)
    .where(and(eq(media.path, path), eq(media.kind, "blog")))
    .get();
}
