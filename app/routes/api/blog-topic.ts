import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { deleteTopic, mergeTopics, saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { type TopicKind, topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { topicRefusals } from "#app/domain/blog/topics/topic-refusals.ts";
import { topicSchemas } from "#app/domain/blog/topics/topic-schemas.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { apiAnswer, apiError, apiRefusal } from "#app/http/answers/api-answer.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/blog-topic";

/** GET /api/blog/categories/{id} and /api/blog/tags/{id} */
export function loader({ pattern, params: { topicId } }: Route.LoaderArgs) {
  const kind = topicKindOf(pattern);
  const found = listTopics(kind).find(({ id }) => id === readPostId(topicId));
  if (!found) return notFound(kind);
  const { postCount: _, ...topic } = found;
  return apiAnswer(topic);
}

/** PUT renames; DELETE deletes, and with `?mergeInto={id}` moves the posts to another of its kind. For editors. */
export async function action({ request, pattern, params: { topicId } }: Route.ActionArgs) {
  const kind = topicKindOf(pattern);
  if (request.method !== "PUT" && request.method !== "DELETE") return wrongMethod(kind);
  const editor = await requireApiEditor(request);
  const id = readPostId(topicId);
  if (id === undefined) return notFound(kind);
  if (request.method === "DELETE") return remove(editor, kind, id, new URL(request.url).searchParams.get("mergeInto"));
  const parsed = topicSchemas[kind].safeParse(await readJson(request));
  if (!parsed.success) return apiRefusal(400, parsed.error);
  const saved = saveTopic(kind, parsed.data, id);
  if (saved.ok) {
    noteAtDesk(editor, `${nouns[kind]} updated`, saved.topic.name);
    return apiAnswer(saved.topic);
  }
  return apiError(topicRefusals[saved.reason].status, topicRefusals[saved.reason].message);
}

function remove(editor: SignedInUser, kind: TopicKind, id: number, mergeInto: string | null): Response {
  const name = listTopics(kind).find((topic) => topic.id === id)?.name ?? "";
  if (mergeInto === null) {
    if (!deleteTopic(kind, id)) return notFound(kind);
    noteAtDesk(editor, `${nouns[kind]} deleted`, name);
    return apiAnswer({ ok: true });
  }
  const movedPosts = mergeTopics(kind, id, readPostId(mergeInto) ?? 0);
  if (movedPosts === undefined) return notFound(kind);
  noteAtDesk(editor, `${nouns[kind]} merged`, name);
  return apiAnswer({ ok: true, movedPosts });
}

const nouns: Record<TopicKind, string> = { category: "Category", tag: "Tag" };

function notFound(kind: TopicKind): Response {
  return apiError(404, `${nouns[kind]} not found`);
}

function wrongMethod(kind: TopicKind): Response {
  return apiError(405, `A ${kind} takes GET, PUT and DELETE`, {}, { Allow: "GET, PUT, DELETE" });
}
