import { findPacketFile } from "#app/domain/orders/plans/find-packet.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { limits, noteWait, waitWords } from "#app/http/limits/limits.server.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/builder-packet";

/** GET /api/designs/{requestId}/images/{variation}/packet/{document}: the owner's papers for a builder, by their scale of now. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const file = findPacketFile({ ...params, userId: user.id });
  if (!file) return apiError(404, "There is no such document.");
  const wait = limits.packets(user.id);
  if (wait > 0) {
    noteWait(wait);
    return apiError(429, `Many documents were made for you. ${waitWords(wait)}`);
  }
  const written = await file.write();
  return new Response(typeof written === "string" ? written : Buffer.from(written), {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename=${file.fileName}`,
      "Cache-Control": "private, no-store",
    },
  });
}

export function action() {
  return apiError(405, "Documents are read with GET", {}, { Allow: "GET" });
}
