/** By a browser or the page cache: such a visit does not count. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get("Sec-Purpose")?.includes("prefetch") ?? false;
}
