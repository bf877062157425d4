import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { blogBlocks, blogDrafts, blogRevisions } from "#db/schema.ts";
import type { RevisionSnapshot } from "#db/stored-json.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { listEditDrafts, saveEditDraft } from "./edit-draft.server.ts";
import { findPostForEdit } from "./find-post.server.ts";
import { findRevision, listRevisions, restoreRevision } from "./restore-revision.server.ts";
import { savePost } from "./save-post.server.ts";

test("a revision that is none is found out before it becomes the post", async () => {
  const post = await createPost();
  const editor = createUser();
  await savePost({ id: post.id, title: "A second title" }, editor);
  const [, first] = listRevisions(post.id);
  expect(findRevision(post.id, first!.id)?.snapshot.title).toBe(post.title);
  const snapshot = { title: "Only a title" } as RevisionSnapshot;
  db.update(blogRevisions).set({ snapshot }).where(eq(blogRevisions.id, first!.id)).run();
  await expect(restoreRevision(post.id, first!.id, editor)).rejects.toThrow(/invalid_type/);
  expect(findPostForEdit(post.id)?.title).toBe("A second title");
});

test("what an editor typed comes back as typed, and nothing else does", () => {
  const { id: editorId } = createUser();
  const draft = saveEditDraft({ editorId, fields: { title: "A", tags: ["1", "2"] } })!;
  expect(listEditDrafts(editorId)[0]?.fields).toEqual({ title: "A", tags: ["1", "2"] });
  const fields = { title: 7 } as unknown as Record<string, string>;
  db.update(blogDrafts).set({ fields }).where(eq(blogDrafts.id, draft.id)).run();
  expect(() => listEditDrafts(editorId)).toThrow(/invalid/);
});

test("a block's content is any JSON", async () => {
  const { id: postId } = await createPost();
  const content = { text: "A", deep: [1, null, { b: true }] };
  db.insert(blogBlocks).values({ postId, type: "text", content, order: 0 }).run();
  expect(findPostForEdit(postId)?.blocks).toMatchObject([{ type: "text", content }]);
});
