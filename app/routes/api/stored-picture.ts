import { apiError } from "#app/http/answers/api-answer.ts";

/** GET /api/uploads/{path} of what the front door (app/server/stored-pictures.server.ts) had nothing to show for. */
export function loader() {
  return apiError(404, "There is no such picture.");
}

export function action() {
  return apiError(405, "Pictures are only shown here.", {}, { Allow: "GET, HEAD" });
}
