import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";
import { readAheadRules } from "#app/http/read-ahead.ts";

/** GET /speculation-rules.json: which links browsers may follow ahead. */
export function loader() {
  return cacheableAnswer(JSON.stringify(readAheadRules), "application/speculationrules+json");
}
