import { and, count, eq, inArray } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { blogCategories, blogPosts, blogTags, media } from "#db/schema.ts";
import { type RenderedMarkdown, rendererVersion, renderMarkdown } from "../article/render-markdown.server.ts";
import { readPictureAddress } from "../picture-address.server.ts";
import { noteUses } from "../pictures/note-uses.server.ts";
import { enqueueStills } from "../pictures/video-stills.server.ts";
import type { PostForEdit } from "../post.ts";
import type { PostRow } from "../post-details.server.ts";
import type { PostChanges } from "../post-schemas.ts";
import { searchFields } from "../search/search-words.ts";
import { addRevision } from "./add-revision.server.ts";
import { type DraftInHand, endEditDraft } from "./edit-draft.server.ts";
import { findPostForEdit } from "./find-post.server.ts";
import { listPossibleAuthors } from "./list-authors.server.ts";
import { findFreeSlug, isSlugTaken, keepOldSlug, numberSlug } from "./slugs.server.ts";
import { replaceBlocks, replaceCategories, replaceTags } from "./write-post-parts.server.ts";

export type PostInput = PostChanges & {
  id?: number;
  draft?: DraftInHand;
  /** Its content, where that was rendered already. */
  rendered?: RenderedMarkdown | undefined;
};

/** Null when posts are imported. */
export interface Editor {
  id: number | null;
}

export type SavedPost =
  | { ok: true; post: PostForEdit; created: boolean; removals: string[] }
  /** Another editor saved since: `current` is their version. Nothing was written. */
  | { ok: false; reason: "stale"; current: PostForEdit }
  | { ok: false; reason: "slug-taken"; suggestion: string }
  | { ok: false; reason: SimpleRefusal };

type SimpleRefusal =
  | "not-found"
  | "incomplete"
  | "content-too-long"
  | "content-too-deep"
  | "unknown-picture"
  | "unknown-author"
  | "unknown-category"
  | "unknown-tag";

/** The field of the form (and of the API) for each refusal. */
export const refusedFields = {
  "slug-taken": "slug",
  "content-too-long": "content",
  "content-too-deep": "content",
  "unknown-picture": "featuredImagePath",
  "unknown-author": "authorId",
  "unknown-category": "categories",
  "unknown-tag": "tags",
} as const;

/**
 * Keeps a revision, and the old slug of a post that readers may know. A slug made from a title in another script gets a
 * number where it is taken. The default author is the creator. Without `expectedUpdatedAt`, the version that the editor
 * saw, the last save wins.
 */
export async function savePost(
  sent: PostInput,
  editor: Editor,
  expectedUpdatedAt?: number,
  now = Date.now(),
): Promise<SavedPost> {
  // Before the transaction, which must be synchronous.
  const rendered = sent.content === undefined ? undefined : (sent.rendered ?? (await renderMarkdown(sent.content)));
  if (rendered && !rendered.ok) return rendered;
  return inTransaction((tx) => {
    const current = sent.id === undefined ? undefined : findPostForEdit(sent.id, tx);
    const input = withNumberedSlug(tx, sent, current);
    const refusal = refuse(tx, input, current, expectedUpdatedAt) ?? refuseAuthor(input, current, editor);
    if (refusal) return refusal;
    const html = rendered?.html ?? (current ? htmlOf(tx, current.id) : "");
    const { title = "", excerpt } = { ...current, ...defined(input) };
    const words = searchFields({ title, excerpt, html });
    const values = { ...valuesOf(input, rendered, current, editor, now), ...words };
    const postId = current ? updatePost(tx, current, values, now) : insertPost(tx, values, now);
    if (input.categories) replaceCategories(tx, postId, input.categories);
    if (input.tags) replaceTags(tx, postId, input.tags);
    if (input.blocks) replaceBlocks(tx, postId, input.blocks);
    if (input.draft && editor.id !== null) endEditDraft(tx, input.draft, editor.id);
    const post = findPostForEdit(postId, tx);
    if (!post) throw new Error("A post that was just written is not there");
    noteUses(tx, post);
    if (rendered) enqueueStills(tx, rendered.html, now);
    addRevision(tx, post, editor.id, now);
    return { ok: true, post, created: !current, removals: rendered?.removals ?? [] };
  });
}

function withNumberedSlug(tx: Transaction, input: PostInput, current: PostForEdit | undefined): PostInput {
  const title = input.title ?? current?.title;
  if (input.slug === undefined || title === undefined) return input;
  return { ...input, slug: numberSlug(tx, { slug: input.slug, title }, current?.id) };
}

function refuse(
  tx: Transaction,
  input: PostInput,
  current: PostForEdit | undefined,
  expectedUpdatedAt: number | undefined,
): Exclude<SavedPost, { ok: true }> | undefined {
  if (input.id !== undefined && !current) return { ok: false, reason: "not-found" };
  if (current && expectedUpdatedAt !== undefined && expectedUpdatedAt !== current.updatedAt) {
    return { ok: false, reason: "stale", current };
  }
  const { title, slug, content } = { ...current, ...defined(input) };
  if (title === undefined || slug === undefined || content === undefined) return { ok: false, reason: "incomplete" };
  if (isSlugTaken(tx, slug, current?.id)) {
    return { ok: false, reason: "slug-taken", suggestion: findFreeSlug(tx, slug, current?.id) };
  }
  if (!knowsPicture(tx, input.featuredImagePath)) return { ok: false, reason: "unknown-picture" };
  if (!existAll(tx, blogCategories, input.categories)) return { ok: false, reason: "unknown-category" };
  if (!existAll(tx, blogTags, input.tags)) return { ok: false, reason: "unknown-tag" };
}

function refuseAuthor({ authorId }: PostInput, current: PostForEdit | undefined, editor: Editor) {
  if (authorId === undefined || authorId === null || authorId === current?.authorId) return undefined;
  const isKnown = listPossibleAuthors(editor.id).some(({ id }) => id === authorId);
  return isKnown ? undefined : ({ ok: false, reason: "unknown-author" } as const);
}

function htmlOf(tx: Transaction, postId: number): string {
  const { contentHtml } = blogPosts;
  return tx.select({ contentHtml }).from(blogPosts).where(eq(blogPosts.id, postId)).get()?.contentHtml ?? "";
}

type PostValues = Partial<typeof blogPosts.$inferInsert>;

function valuesOf(
  input: PostInput,
  rendered: Extract<RenderedMarkdown, { ok: true }> | undefined,
  current: PostForEdit | undefined,
  editor: Editor,
  now: number,
): PostValues {
  const { title, slug, excerpt, content, metaTitle, metaDescription, featuredImagePath, featuredImageAlt } = input;
  const status = input.status ?? current?.status ?? "draft";
  return {
    title,
    slug,
    excerpt,
    content,
    metaTitle,
    metaDescription,
    featuredImageAlt,
    authorId: input.authorId === undefined && !current ? editor.id : input.authorId,
    status,
    featuredImagePath: featuredImagePath
      ? readPictureAddress(featuredImagePath)
      : featuredImagePath === ""
        ? null
        : featuredImagePath,
    publishedAt: publishTime(status, input.publishedAt, current?.publishedAt ?? null, now),
    updatedById: editor.id,
    ...(rendered && { contentHtml: rendered.html, readingMinutes: rendered.readingMinutes, rendererVersion }),
  };
}

/** Set at the first publishing; clearing it for a scheduled post publishes that now. */
function publishTime(status: PostRow["status"], given: number | null | undefined, before: number | null, now: number) {
  if (given !== null && given !== undefined) return given;
  if (status !== "published") return given === null ? null : before;
  const isWaiting = before !== null && before > now;
  return given === null && isWaiting ? now : (before ?? now);
}

function insertPost(tx: Transaction, values: PostValues, now: number): number {
  const row = { ...(values as typeof blogPosts.$inferInsert), createdAt: now, updatedAt: now };
  const { id } = tx.insert(blogPosts).values(row).returning({ id: blogPosts.id }).get();
  keepOldSlug(tx, id, undefined, row.slug, now);
  return id;
}

function updatePost(tx: Transaction, current: PostForEdit, values: PostValues, now: number): number {
  // Two saves within a millisecond must differ.
  const updatedAt = Math.max(now, current.updatedAt + 1);
  tx.update(blogPosts)
    .set({ ...values, updatedAt })
    .where(eq(blogPosts.id, current.id))
    .run();
  if (values.slug !== undefined) keepOldSlug(tx, current.id, current, values.slug, now);
  return current.id;
}

function knowsPicture(tx: Transaction, address: string | null | undefined): boolean {
  if (!address) return true;
  const path = readPictureAddress(address);
  if (path === undefined) return false;
  const isBlogPicture = and(eq(media.path, path), eq(media.kind, "blog"));
  return tx.select({ id: media.id }).from(media).where(isBlogPicture).get() !== undefined;
}

function existAll(tx: Transaction, table: typeof blogCategories | typeof blogTags, ids: number[] | undefined): boolean {
  const wanted = new Set(ids);
  const known = tx
    .select({ n: count() })
    .from(table)
    .where(inArray(table.id, [...wanted]))
    .get();
  return known?.n === wanted.size;
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
