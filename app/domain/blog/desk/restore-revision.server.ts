import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { db } from "#db/client.server.ts";
import { blogCategories, blogRevisions, blogTags, media, users } from "#db/schema.ts";
import type { RevisionSnapshot } from "#db/stored-json.ts";
import { personNameOrEmail } from "../post-details.server.ts";
import { readPostId } from "../post-rules.ts";
import { listPossibleAuthors } from "./list-authors.server.ts";
import { type SavedPost, savePost } from "./save-post.server.ts";

export interface PostRevision {
  id: number;
  postId: number;
  title: string;
  editorName: string | null;
  createdAt: number;
}

/** Newest (the current) first. */
export function listRevisions(postId: number): PostRevision[] {
  return db
    .select({ ...revisionColumns, title: sql<string>`${blogRevisions.snapshot} ->> 'title'` })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.editorId))
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(blogRevisions.id))
    .all();
}

export function findRevision(
  postId: number,
  revisionId: number | string,
): (PostRevision & { snapshot: RevisionSnapshot }) | undefined {
  const id = readPostId(revisionId);
  if (id === undefined) return undefined;
  const row = db
    .select({ ...revisionColumns, snapshot: blogRevisions.snapshot })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.editorId))
    .where(and(eq(blogRevisions.id, id), eq(blogRevisions.postId, postId)))
    .get();
  if (!row) return undefined;
  return { ...row, title: row.snapshot.title };
}

/** As a new save. Slug, status and publish date stay: an older text must not hide a post or change its URL. */
export async function restoreRevision(
  postId: number,
  revisionId: number | string,
  editor: Pick<SignedInUser, "id">,
  expectedUpdatedAt?: number,
): Promise<SavedPost> {
  const revision = findRevision(postId, revisionId);
  if (!revision) return { ok: false, reason: "not-found" };
  const { title, excerpt, content, metaTitle, metaDescription, featuredImageAlt } = revision.snapshot;
  const words = { title, excerpt, content, metaTitle, metaDescription, featuredImageAlt };
  const parts = withoutDeleted(revision.snapshot, editor);
  return savePost({ id: postId, ...words, ...parts }, editor, expectedUpdatedAt);
}

function withoutDeleted(
  { featuredImagePath, categories, tags, authorId }: RevisionSnapshot,
  editor: Pick<SignedInUser, "id">,
) {
  const picture = featuredImagePath && db.select().from(media).where(eq(media.path, featuredImagePath)).get();
  const known = (table: typeof blogCategories | typeof blogTags, ids: number[]) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .all()
      .map(({ id }) => id);
  return {
    featuredImagePath: picture ? picture.path : null,
    categories: known(blogCategories, categories),
    tags: known(blogTags, tags),
    authorId: authorId && !listPossibleAuthors(editor.id).some(({ id }) => id === authorId) ? undefined : authorId,
  };
}

const revisionColumns = {
  id: blogRevisions.id,
  postId: blogRevisions.postId,
  editorName: personNameOrEmail(users),
  createdAt: blogRevisions.createdAt,
};
