import { findSunMap } from "#app/domain/orders/plans/find-sun-map.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/sun-map";

/** GET /api/designs/{requestId}/images/{variation}/sun.svg: hours of sun on the owner's photo in June; ?season=between in April and September. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const isBetween = new URL(request.url).searchParams.get("season") === "between";
  const map = await findSunMap({ ...params, userId: user.id }, isBetween ? "between" : "summer");
  if (map === undefined) return apiError(404, "There is no such sun map.");
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "private, no-cache",
    // Its photo is inside it.
    "Content-Security-Policy": "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
  };
  return new Response(map, { headers });
}

export function action() {
  return apiError(405, "Sun maps are read with GET", {}, { Allow: "GET" });
}
