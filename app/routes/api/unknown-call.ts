import { apiError } from "#app/http/answers/api-answer.ts";

/** Every address under /api/ that is none: a program asked, so a program's answer. */
export function loader() {
  return apiError(404, "There is no such call");
}

export const action = loader;
