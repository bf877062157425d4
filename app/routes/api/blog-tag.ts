import { readPostId } from "#app/domain/blog/post-rules.ts";
import { deleteTopic, mergeTopics, saveTopic } from "#app/domain/blog/save-topic.server.ts";
import { topicRefusals } from "#app/domain/blog/topic-refusals.ts";
import { tagSchema } from "#app/domain/blog/topic-schemas.ts";
import { listTags } from "#app/domain/blog/topics.server.ts";
import { apiAnswer, apiError } from "#app/http/api-answer.ts";
import { requireApiEditor } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import type { Route } from "./+types/blog-tag";

/** GET /api/blog/tags/{id} */
export function loader({ params: { topicId } }: Route.LoaderArgs) {
  const found = listTags().find(({ id }) => id === readPostId(topicId));
  if (!found) return notFound();
  const { postCount: _, ...tag } = found;
  return apiAnswer(tag);
}

/** PUT renames; DELETE deletes, and with `?mergeInto={id}` gives the posts to another tag. For editors. */
export async function action({ request, params: { topicId } }: Route.ActionArgs) {
  if (request.method !== "PUT" && request.method !== "DELETE") return wrongMethod();
  await requireApiEditor(request);
  const id = readPostId(topicId);
  if (id === undefined) return notFound();
  if (request.method === "DELETE") return remove(id, new URL(request.url).searchParams.get("mergeInto"));
  const parsed = tagSchema.safeParse(await readJson(request));
  if (!parsed.success) return apiError(400, parsed.error.issues[0]!.message);
  const saved = saveTopic("tag", parsed.data, id);
  if (saved.ok) return apiAnswer(saved.topic);
  return apiError(topicRefusals[saved.reason].status, topicRefusals[saved.reason].message);
}

function remove(id: number, mergeInto: string | null): Response {
  if (mergeInto === null) return deleteTopic("tag", id) ? apiAnswer({ ok: true }) : notFound();
  const movedPosts = mergeTopics("tag", id, readPostId(mergeInto) ?? 0);
  return movedPosts === undefined ? notFound() : apiAnswer({ ok: true, movedPosts });
}

function notFound(): Response {
  return apiError(404, "Tag not found");
}

function wrongMethod(): Response {
  return apiError(405, "A tag takes GET, PUT and DELETE", {}, { Allow: "GET, PUT, DELETE" });
}
