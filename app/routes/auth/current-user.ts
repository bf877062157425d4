import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/current-user";

/** GET /api/auth/user: who is signed in; 401 for no one. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  return apiAnswer(user, { headers: { Vary: "Cookie" } });
}

export function action() {
  return apiError(405, "Who is signed in is read with GET", {}, { Allow: "GET" });
}
