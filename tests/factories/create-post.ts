import { randomUUID } from "node:crypto";
import { type PostInput, savePost } from "#app/domain/blog/desk/save-post.server.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";
import { createUser } from "./create-user.ts";

/** A post as saved by an editor: published now, unless the input says otherwise. */
export async function createPost(input: Partial<PostInput> = {}, editor = createUser()): Promise<PostForEdit> {
  const saved = await savePost(
    {
      title: "A post about a quiet yard",
      slug: `post-${randomUUID()}`,
      content: "Twenty characters at least, and some more.",
      status: "published",
      ...input,
    },
    editor,
  );
  if (!saved.ok) throw new Error(saved.reason);
  return saved.post;
}

/** With a unique name by default. */
export function createTopic(kind: TopicKind, name = `Topic ${randomUUID()}`) {
  const saved = saveTopic(kind, { name, slug: "", description: "" });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.topic;
}
