import { apiError } from "#app/http/answers/api-answer.ts";

/** Unknown URLs under /api/ get a JSON answer. */
export function loader() {
  return apiError(404, "There is no such call");
}

export const action = loader;
