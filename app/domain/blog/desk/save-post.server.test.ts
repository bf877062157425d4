import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { oldestShownVersion } from "../article/render-markdown.server.ts";
import { findPublishedPost, findSlugRedirect, listRelatedPosts } from "../readers/find-published-post.server.ts";
import { listPublishedPosts } from "../readers/list-published-posts.server.ts";
import { mergeTopics, saveTopic } from "../topics/save-topic.server.ts";
import { revisionsAtMost } from "./add-revision.server.ts";
import { listEditDrafts, saveEditDraft } from "./edit-draft.server.ts";
import { findPostForEdit } from "./find-post.server.ts";
import { listPosts } from "./list-posts.server.ts";
import { listRevisions, restoreRevision } from "./restore-revision.server.ts";
import { type PostInput, type SavedPost, savePost } from "./save-post.server.ts";
import { findFreeSlug } from "./slugs.server.ts";
import { deletePost, listTrash, restorePost, trashDays } from "./trash-post.server.ts";

const editor = createUser();

const text = {
  title: "A patio of flagstone",
  slug: "a-patio-of-flagstone",
  content: "# Stone\n\nIt lasts for *decades*.",
};

test("a new post is a draft of its author's, and published it is read", async () => {
  const created = await savePost(text, editor);
  expect(created).toMatchObject({ ok: true, created: true, post: { status: "draft", authorName: "Pat Garden" } });
  if (!created.ok) return;
  expect(listPosts({ search: "FLAGSTONE" }).items).toMatchObject([{ id: created.post.id }]);
  expect(await findPublishedPost(text.slug)).toBeUndefined();
  const published = await savePost({ id: created.post.id, status: "published" }, editor, created.post.updatedAt);
  expect(published).toMatchObject({ ok: true, created: false, post: { publishedAt: expect.any(Number) } });
  expect((await findPublishedPost(text.slug))?.contentHtml).toContain("<em>decades</em>");
  expect(listPublishedPosts().items).toMatchObject([{ slug: text.slug }]);
  expect(listRevisions(created.post.id)).toHaveLength(2);
});

let lastNumber = 0;
async function write(changes: Partial<PostInput> = {}, now?: number) {
  lastNumber += 1;
  const post = { title: `Post number ${lastNumber}`, slug: `post-number-${lastNumber}`, content: text.content };
  return saved(await savePost({ ...post, ...changes }, editor, undefined, now));
}

function saved(result: SavedPost) {
  if (!result.ok) throw new Error(result.reason);
  return result.post;
}

test("the publish date is set at the first publishing and stays", async () => {
  const { id, publishedAt } = await write({ status: "published" }, 1000);
  expect(publishedAt).toBe(1000);
  const publishedAtAfter = async (changes: Partial<PostInput>, now: number) =>
    saved(await savePost({ id, ...changes }, editor, undefined, now)).publishedAt;
  expect(await publishedAtAfter({ status: "archived" }, 2000)).toBe(1000);
  expect(await publishedAtAfter({ status: "published" }, 3000)).toBe(1000);
  expect(await publishedAtAfter({ publishedAt: null }, 4000)).toBe(1000);
  expect(await publishedAtAfter({ publishedAt: 9000 }, 5000)).toBe(9000);
  // Clearing the date of a scheduled post publishes it.
  expect(await publishedAtAfter({ publishedAt: null }, 6000)).toBe(6000);
  expect(await publishedAtAfter({ status: "draft", publishedAt: null }, 7000)).toBeNull();
});

test("old addresses lead to where a post is now, and never away from one that is there", async () => {
  const post = await write({ status: "published", slug: "first-address" });
  await savePost({ id: post.id, slug: "second-address" }, editor);
  await savePost({ id: post.id, slug: "third-address" }, editor);
  expect(findSlugRedirect("first-address")).toBe("third-address");
  expect(findSlugRedirect("second-address")).toBe("third-address");
  expect(findFreeSlug(db, "first-address")).toBe("first-address-2");
  const other = await write({ status: "published", slug: "first-address" });
  expect(findSlugRedirect("first-address")).toBeUndefined();
  await savePost({ id: post.id, slug: "second-address" }, editor);
  expect(findSlugRedirect("second-address")).toBeUndefined();
  expect(findSlugRedirect("third-address")).toBe("second-address");
  await savePost({ id: post.id, status: "archived" }, editor);
  expect(findSlugRedirect("third-address")).toBeUndefined();
  deletePost(other.id, null);
  const draft = await write({ slug: "never-public" });
  await savePost({ id: draft.id, slug: "not-yet-public" }, editor);
  expect(findSlugRedirect("never-public")).toBeUndefined();
});

test("two saves in one millisecond are two", async () => {
  const post = await write({}, 5000);
  const second = saved(await savePost({ id: post.id, title: "Second of the same" }, editor, post.updatedAt, 5000));
  expect(second.updatedAt).toBeGreaterThan(post.updatedAt);
  expect(await savePost({ id: post.id, title: "Too late, though" }, editor, post.updatedAt, 5000)).toMatchObject({
    reason: "stale",
    current: { title: "Second of the same" },
  });
});

test("a revision brings back words, author and topics, not status or address", async () => {
  const category = saveTopic("category", { name: "To be kept" });
  const gone = saveTopic("category", { name: "To be gone" });
  if (!category.ok || !gone.ok) throw new Error("no categories");
  const post = await write({
    content: "The first words of this post.",
    categories: [category.topic.id, gone.topic.id],
  });
  await savePost(
    {
      id: post.id,
      content: "Other words, and published.",
      status: "published",
      slug: "restored-post",
      categories: [],
      authorId: null,
    },
    editor,
  );
  await savePost({ id: post.id }, editor);
  const revisions = listRevisions(post.id);
  expect(revisions).toMatchObject([{ editorName: "Pat Garden" }, { title: post.title }]);
  mergeTopics("category", gone.topic.id, category.topic.id);
  const restored = saved(await restoreRevision(post.id, revisions[1]!.id, editor));
  expect(restored).toMatchObject({
    content: "The first words of this post.",
    status: "published",
    slug: "restored-post",
    authorId: editor.id,
  });
  expect(restored.categories).toMatchObject([{ name: "To be kept" }]);
  expect(await restoreRevision((await write()).id, revisions[1]!.id, editor)).toEqual({
    ok: false,
    reason: "not-found",
  });
  for (let n = 0; n < revisionsAtMost + 5; n++) await savePost({ id: post.id, title: `Title number ${n}` }, editor);
  expect(listRevisions(post.id)).toHaveLength(revisionsAtMost);
});

test("unsaved words are stored for their editor alone, until saved", async () => {
  const post = await write();
  const fields = { title: "x", content: "half a sen", categories: ["1"] };
  const inHand = { editorId: editor.id, postId: post.id, tab: "one" };
  const draft = saveEditDraft({ ...inHand, fields, basedOn: post.updatedAt })!;
  expect(saveEditDraft({ ...inHand, fields: { title: "y" } })).toMatchObject({ id: draft.id });
  expect(listEditDrafts(editor.id, post.id)).toMatchObject([{ fields: { title: "y" } }]);
  const otherEditor = createUser();
  expect(listEditDrafts(otherEditor.id, post.id)).toEqual([]);
  const draftInHand = { draftId: draft.id };
  await savePost({ id: post.id, title: "Saved at last", draft: draftInHand }, otherEditor);
  expect(listEditDrafts(editor.id, post.id)).toHaveLength(1);
  await savePost({ id: post.id, title: "Saved at last", draft: draftInHand }, editor);
  expect(listEditDrafts(editor.id, post.id)).toEqual([]);

  expect(saveEditDraft({ editorId: editor.id, postId: 999_999, fields })).toBeUndefined();
  expect(saveEditDraft({ editorId: editor.id, fields: { content: "x".repeat(500_000) } })).toBeUndefined();
  for (let n = 0; n < 25; n++) saveEditDraft({ editorId: otherEditor.id, fields: { title: `${n}` } }, n);
  expect(listEditDrafts(otherEditor.id).map((kept) => kept.fields.title)).toEqual(
    Array.from({ length: 20 }, (_, n) => `${24 - n}`),
  );
});

test("two tabs never write over each other's unsaved words, and a save ends only its own", async () => {
  const post = await write();
  const words = () => listEditDrafts(editor.id, post.id).map(({ fields }) => fields.title);
  const keep = (tab: string, title: string, opened: object = {}) =>
    saveEditDraft({ editorId: editor.id, postId: post.id, tab, fields: { title }, ...opened })!;
  const first = keep("one", "Of the first tab");
  keep("two", "Of the second tab");
  expect(words().sort()).toEqual(["Of the first tab", "Of the second tab"]);
  const opened = { draftId: first.id, seenAt: first.updatedAt };
  const later = keep("one", "The first goes on");
  expect(keep("three", "Of the third tab", opened).id).not.toBe(first.id);
  expect(keep("four", "Taken over", { draftId: first.id, seenAt: later.updatedAt }).id).toBe(first.id);
  expect(keep("one", "Still the first", { draftId: first.id }).id).toBe(first.id);
  await savePost({ id: post.id, title: "The second is saved", draft: { tab: "two", ...opened } }, editor);
  expect(words().sort()).toEqual(["Of the third tab", "Still the first"]);
});

test("a text of an older renderer is shown and rendered again in the background, unless it must not be shown", async () => {
  const post = await write({ status: "published" });
  const make = (version: number) =>
    db.update(blogPosts).set({ contentHtml: "old", rendererVersion: version, updatedAt: 7 }).run();
  const shown = async () => (await findPublishedPost(post.slug))?.contentHtml;
  make(oldestShownVersion - 1);
  expect(await shown()).toContain("<em>decades</em>");
  make(oldestShownVersion);
  expect(await shown()).toBe("old");
  await expect.poll(shown).toContain("<em>decades</em>");
  expect(db.select().from(blogPosts).where(eq(blogPosts.id, post.id)).get()).toMatchObject({ updatedAt: 7 });
});

test("related posts share a category or a tag and are public", async () => {
  const made = saveTopic("tag", { name: "Related" });
  if (!made.ok) throw new Error(made.reason);
  const tags = [made.topic.id];
  const [one, two] = [await write({ status: "published", tags }), await write({ status: "published", tags })];
  await write({ tags });
  expect(listRelatedPosts(one.id)).toMatchObject([{ id: two.id }]);
});

test("a deleted post leaves nothing behind", async () => {
  const post = await write({ status: "published", blocks: [{ type: "note", content: 1 }] });
  await savePost({ id: post.id, slug: "deleted-later" }, editor);
  expect(deletePost(post.id, editor.id)).toBe(true);
  expect(deletePost(post.id, editor.id)).toBe(false);
  expect(listRevisions(post.id)).toEqual([]);
  expect(findSlugRedirect(post.slug)).toBeUndefined();
  expect(await savePost({ id: post.id, title: "Edited meanwhile" }, editor)).toEqual({
    ok: false,
    reason: "not-found",
  });
});

test("a deleted post comes back as a draft with all it had, within its days", async () => {
  const made = saveTopic("tag", { name: "Kept in the trash" });
  if (!made.ok) throw new Error(made.reason);
  const blocks = [{ type: "note", content: { deep: 1 } }];
  const post = await write({ status: "published", tags: [made.topic.id], blocks });
  await savePost({ id: post.id, slug: "renamed-before" }, editor);
  const { blocks: keptBlocks, ...before } = findPostForEdit(post.id)!;
  const revisions = listRevisions(post.id).length;
  const deletedAt = Date.now();
  deletePost(post.id, editor.id, deletedAt);
  expect(listTrash()).toContainEqual(expect.objectContaining({ postId: post.id, slug: "renamed-before" }));
  const other = await write({ slug: "renamed-before" });
  expect(restorePost(post.id, deletedAt + trashDays * 86_400_000)).toBeUndefined();
  expect(restorePost(post.id)).toEqual({ id: post.id, slug: "renamed-before-2" });
  const after = findPostForEdit(post.id)!;
  expect(after).toMatchObject({ ...before, status: "draft", slug: "renamed-before-2", updatedAt: after.updatedAt });
  expect(after.blocks).toMatchObject(keptBlocks.map(({ type, content, order }) => ({ type, content, order })));
  expect(listRevisions(post.id)).toHaveLength(revisions);
  expect(restorePost(post.id)).toBeUndefined();
  await savePost({ id: post.id, status: "published" }, editor);
  expect(findSlugRedirect(post.slug)).toBe("renamed-before-2");
  expect(findPostForEdit(other.id)?.slug).toBe("renamed-before");
});
