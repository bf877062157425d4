import { saveTopic } from "#app/domain/blog/save-topic.server.ts";
import { topicRefusals } from "#app/domain/blog/topic-refusals.ts";
import { categorySchema } from "#app/domain/blog/topic-schemas.ts";
import { listCategories } from "#app/domain/blog/topics.server.ts";
import { apiAnswer, apiError } from "#app/http/api-answer.ts";
import { requireApiEditor } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import type { Route } from "./+types/blog-categories";

/** GET /api/blog/categories: all of them, by name. */
export function loader() {
  return apiAnswer(listCategories().map(({ postCount: _, ...category }) => category));
}

/** POST /api/blog/categories: a new one, for editors. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return apiError(405, "Categories are created with POST", {}, { Allow: "GET, POST" });
  await requireApiEditor(request);
  const parsed = categorySchema.safeParse(await readJson(request));
  if (!parsed.success) return apiError(400, parsed.error.issues[0]!.message);
  const saved = saveTopic("category", parsed.data);
  if (saved.ok) return apiAnswer(saved.topic, { status: 201 });
  return apiError(topicRefusals[saved.reason].status, topicRefusals[saved.reason].message);
}
