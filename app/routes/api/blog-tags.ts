import { saveTopic } from "#app/domain/blog/save-topic.server.ts";
import { topicRefusals } from "#app/domain/blog/topic-refusals.ts";
import { tagSchema } from "#app/domain/blog/topic-schemas.ts";
import { listTags } from "#app/domain/blog/topics.server.ts";
import { apiAnswer, apiError } from "#app/http/api-answer.ts";
import { requireApiEditor } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import type { Route } from "./+types/blog-tags";

/** GET /api/blog/tags: all of them, by name. */
export function loader() {
  return apiAnswer(listTags().map(({ postCount: _, ...tag }) => tag));
}

/** POST /api/blog/tags: a new one, for editors. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return apiError(405, "Tags are created with POST", {}, { Allow: "GET, POST" });
  await requireApiEditor(request);
  const parsed = tagSchema.safeParse(await readJson(request));
  if (!parsed.success) return apiError(400, parsed.error.issues[0]!.message);
  const saved = saveTopic("tag", parsed.data);
  if (saved.ok) return apiAnswer(saved.topic, { status: 201 });
  return apiError(topicRefusals[saved.reason].status, topicRefusals[saved.reason].message);
}
