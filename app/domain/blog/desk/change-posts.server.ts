import { setImmediate } from "node:timers/promises";
import { postChangesSchema } from "../post-schemas.ts";
import type { BulkChange } from "./bulk-change.ts";
import { findPostForEdit } from "./find-post.server.ts";
import { savePost } from "./save-post.server.ts";
import { deletePost } from "./trash-post.server.ts";

export interface ChangedPosts {
  changed: number;
  refused: { title: string; message: string }[];
}

const publishable = postChangesSchema.pick({ title: true, content: true });

/** Each independently of the others. Posts that no longer exist are skipped. */
export async function changePosts(ids: number[], change: BulkChange, editor: { id: number }): Promise<ChangedPosts> {
  const done: ChangedPosts = { changed: 0, refused: [] };
  for (const id of ids) {
    // Requests of others come between.
    await setImmediate();
    const post = findPostForEdit(id);
    if (!post) continue;
    const message = change === "trash" ? undefined : await setStatus(post, change, editor);
    if (message) done.refused.push({ title: post.title, message });
    else if (change !== "trash" || deletePost(id, editor.id)) done.changed++;
  }
  return done;
}

type Post = NonNullable<ReturnType<typeof findPostForEdit>>;

async function setStatus(post: Post, change: "publish" | "archive", editor: { id: number }) {
  const status = change === "publish" ? "published" : "archived";
  if (post.status === status) return undefined;
  const judged = publishable.safeParse(post);
  if (status === "published" && !judged.success) return judged.error.issues[0]?.message;
  const saved = await savePost({ id: post.id, status }, editor, post.updatedAt);
  return saved.ok ? undefined : "Somebody saved it just now";
}
