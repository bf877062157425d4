/** A public text that readers ask for again and again. The page cache names its bytes and answers 304 while they are the same. */
export function cacheableAnswer(body: string, contentType: string): Response {
  return new Response(body, { headers: { "Cache-Control": "public, max-age=300", "Content-Type": contentType } });
}
