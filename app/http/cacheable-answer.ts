import { createHash } from "node:crypto";

/** A public text that readers ask for again and again: 304 while it is still the same. */
export function cacheableAnswer(request: Request, body: string, contentType: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300", "Content-Type": contentType };
  const known = request.headers
    .get("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
