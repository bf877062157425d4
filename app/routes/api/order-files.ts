import { listOrderFiles } from "#app/domain/orders/download/list-order-files.server.ts";
import { writeZip } from "#app/domain/orders/download/write-zip.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { sendZip } from "#app/http/answers/send-zip.server.ts";
import { limits, noteWait, waitWords } from "#app/http/limits/limits.server.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/order-files";

/** GET /api/designs/{requestId}/designs.zip: all finished files of the user's own order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const files = listOrderFiles({ requestId: params.requestId, userId: user.id });
  if (!files) return apiError(404, "There is no such design.");
  const wait = limits.packets(user.id);
  if (wait > 0) {
    noteWait(wait);
    return apiError(429, `Many documents were made for you. ${waitWords(wait)}`);
  }
  return sendZip(request, `landscape-designs-${params.requestId}`, () => writeZip(files));
}

export function action() {
  return apiError(405, "Files are read with GET", {}, { Allow: "GET" });
}
