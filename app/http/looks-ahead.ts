/** Whether a page is asked for before somebody wants it, as browsers and the page cache do: such a visit does not count. */
export function looksAhead(request: Request): boolean {
  return request.headers.get("Sec-Purpose")?.includes("prefetch") ?? false;
}
