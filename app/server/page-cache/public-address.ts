import { firstSegment, oldFrontPageParameters, ownFirstSegments } from "#app/addresses/own-paths.ts";
import type { RequestAddress } from "#app/addresses/request-address.ts";

/**
 * The pages that are the same for everybody without a session, by the first segment of their path, with the parameters that they
 * read of the query. What is not in this list is never kept, and every visitor is asked for who they are.
 */
const publicPages: ReadonlyMap<string, readonly string[]> = new Map([
  ["", ["example", ...oldFrontPageParameters]],
  ["sample", ["design", "with", "unit", "lettering"]],
  ["blog", ["page"]],
  ["privacy", []],
  ["terms", []],
  ["robots.txt", []],
  ["sitemap.xml", []],
  ["speculation-rules.json", []],
]);

/** A slug's 200 letters with what stands around them. */
const longestAddress = 300;

/**
 * The key under which the answer to a request is kept, where everybody without a session gets the same: its path, and of its
 * query what the page reads, in one order. Undefined for every other address.
 */
export function publicAddress({ path, query }: RequestAddress): string | undefined {
  // The router's own calls for data have a page's path and another answer.
  if (path.length + query.length > longestAddress || path.endsWith(".data")) return undefined;
  const segment = firstSegment(path);
  const read = publicPages.get(segment);
  if (read) return query === "" ? path : path + knownQuery(read, query);
  // The page for unknown paths. With a query it may be an old address that leads somewhere.
  return query === "" && !ownFirstSegments.has(segment) ? path : undefined;
}

/** The query without what no page reads, such as an advertisement's: it neither misses nor fills anything. */
function knownQuery(names: readonly string[], query: string): string {
  const sent = new URLSearchParams(query);
  const read = names.flatMap((name) => {
    const value = sent.get(name);
    if (value === null) return [];
    return oldFrontPageParameters.includes(name) && !/^\d{1,10}$/.test(value) ? [] : [[name, value]];
  });
  return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}
