import { firstSegment, oldFrontPageParameters, ownFirstSegments } from "#app/addresses/own-paths.ts";
import type { RequestAddress } from "#app/addresses/request-address.ts";

/** First segments of pages that are the same without a session, with the parameters that they read. */
const publicPages: ReadonlyMap<string, readonly string[]> = new Map([
  ["", ["example", ...oldFrontPageParameters]],
  ["sample", ["design", "with", "unit", "lettering"]],
  ["blog", ["page", "q"]],
  ["privacy", []],
  ["terms", []],
  ["robots.txt", []],
  ["sitemap.xml", []],
  ["speculation-rules.json", []],
]);

/** A slug's 200 letters and the rest of the address. */
const longestAddress = 300;

/** The cache key: path, and what the page reads of the query, in one order. Undefined if the page is not public. */
export function publicAddress({ path, query }: RequestAddress): string | undefined {
  // The router's data requests have a page's path and another answer.
  if (path.length + query.length > longestAddress || path.endsWith(".data")) return undefined;
  const segment = firstSegment(path);
  const read = publicPages.get(segment);
  if (read) return query === "" ? path : path + knownQuery(read, query);
  // The page for unknown paths. With a query it may be an old address, which is redirected.
  return query === "" && !ownFirstSegments.has(segment) ? path : undefined;
}

/** Without parameters that no page reads, such as those of advertisements. */
function knownQuery(names: readonly string[], query: string): string {
  const sent = new URLSearchParams(query);
  const read = names.flatMap((name) => {
    const value = sent.get(name);
    if (value === null) return [];
    return oldFrontPageParameters.includes(name) && !/^\d{1,10}$/.test(value) ? [] : [[name, value]];
  });
  return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}
