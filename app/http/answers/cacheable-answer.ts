/** The page cache adds an ETag and answers 304. */
export function cacheableAnswer(body: string, contentType: string): Response {
  return new Response(body, { headers: { "Cache-Control": "public, max-age=300", "Content-Type": contentType } });
}
