import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { topicRefusals } from "#app/domain/blog/topics/topic-refusals.ts";
import { topicSchemas } from "#app/domain/blog/topics/topic-schemas.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { apiAnswer, apiError, apiRefusal } from "#app/http/answers/api-answer.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/blog-topics";

/** GET /api/blog/categories and /api/blog/tags: all of them, by name. */
export function loader({ pattern }: Route.LoaderArgs) {
  return apiAnswer(listTopics(topicKindOf(pattern)).map(({ postCount: _, ...topic }) => topic));
}

/** POST /api/blog/categories and /api/blog/tags: a new one, for editors. */
export async function action({ request, pattern }: Route.ActionArgs) {
  const kind = topicKindOf(pattern);
  if (request.method !== "POST") return apiError(405, wrongMethod[kind], {}, { Allow: "GET, POST" });
  const editor = await requireApiEditor(request);
  const parsed = topicSchemas[kind].safeParse(await readJson(request));
  if (!parsed.success) return apiRefusal(400, parsed.error);
  const saved = saveTopic(kind, parsed.data);
  if (saved.ok) {
    noteAtDesk(editor, `${kind === "tag" ? "Tag" : "Category"} created`, saved.topic.name);
    return apiAnswer(saved.topic, { status: 201 });
  }
  return apiError(topicRefusals[saved.reason].status, topicRefusals[saved.reason].message);
}

const wrongMethod = {
  category: "Categories are created with POST",
  tag: "Tags are created with POST",
} as const;
