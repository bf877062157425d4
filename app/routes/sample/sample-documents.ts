import { findSampleCsv, findSampleDrawing, sampleUnit } from "#app/domain/orders/sample/find-sample.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";
import type { Route } from "./+types/sample-documents";

/** GET /sample/plans/{variation}/plan.svg and list.csv: as an owner gets them, in meters with ?unit=m, in feet with ?unit=ft. */
export function loader({ request, params: { variation, document } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const unit = sampleUnit(request.url);
  if (document === "plan.svg") {
    const drawing = findSampleDrawing(variation, unit, query.get("lettering") === "large" ? "large" : "usual");
    if (drawing !== undefined) return cacheableAnswer(drawing, "image/svg+xml; charset=utf-8");
  }
  if (document === "list.csv") {
    const list = findSampleCsv(variation, unit);
    if (list !== undefined) return cacheableAnswer(list, "text/csv; charset=utf-8; header=present");
  }
  return apiError(404, "There is no such paper.");
}

export function action() {
  return apiError(405, "Papers are read with GET", {}, { Allow: "GET" });
}
