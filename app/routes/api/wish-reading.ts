import { z } from "zod";
import { promptSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { interpretWords } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { apiAnswer, apiError, apiRefusal } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import { readQuestion } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/wish-reading";

const bodySchema = z.object({ prompt: promptSchema });

/** POST /api/wish-reading: how a wish is interpreted, before anything is ordered; null where that cannot be determined. */
export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  if (request.method !== "POST") return wrongMethod();
  const body = bodySchema.safeParse(await readQuestion(request));
  if (!body.success) return apiRefusal(422, body.error);
  return apiAnswer({ reading: (await interpretWords(body.data.prompt)) ?? null });
}

export function loader() {
  return wrongMethod();
}

function wrongMethod() {
  return apiError(405, "Wishes are sent with POST", {}, { Allow: "POST" });
}
