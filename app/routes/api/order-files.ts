import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { listOrderFiles } from "#app/domain/orders/download/list-order-files.server.ts";
import { writeZip } from "#app/domain/orders/download/write-zip.ts";
import { apiError } from "#app/http/api-answer.ts";
import { requireApiUser } from "#app/http/guards.server.ts";
import type { Route } from "./+types/order-files";

/** GET /api/designs/{requestId}/designs.zip: everything of one's own order that is there by now. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  const files = listOrderFiles({ requestId: params.requestId, userId: user.id });
  if (!files) return apiError(404, "There is no such design.");
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename=landscape-designs-${params.requestId}.zip`,
    "Cache-Control": "private, no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = Readable.from(writeZip(files), { objectMode: false, signal: request.signal });
  stream.on("error", () => {}); // Whoever leaves before the end breaks the stream off.
  return new Response(createReadableStreamFromReadable(stream), { headers });
}

export function action() {
  return apiError(405, "Files are read with GET", {}, { Allow: "GET" });
}
