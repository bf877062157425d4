import { apiError } from "#app/http/answers/api-answer.ts";

/** GET /api/uploads/{path} of what the front door (app/server/stored-pictures.server.ts) found no file for. */
export function loader() {
  return apiError(404, "There is no such picture.");
}

export function action() {
  return apiError(405, "Pictures are only shown here.", {}, { Allow: "GET, HEAD" });
}
