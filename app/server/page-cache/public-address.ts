/**
 * The name under which the answer to an address is kept, where everybody without a session gets the same: its path, and of
 * its query what the page reads, in one order. Undefined for every other address.
 */
export function publicAddress(url: string): string | undefined {
  if (url.length > longestAddress) return undefined;
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (isPersonal(path)) return undefined;
  return queryAt < 0 ? path : path + knownQuery(path, url.slice(queryAt + 1));
}

/** A slug's 200 letters with what stands around them. */
const longestAddress = 300;

/**
 * The first parts of addresses behind which somebody stands: an account, an order, a link, a count. All others are public,
 * also those that are nobody's. A test holds this against the routes.
 */
const personal = "account|admin|api|demo|designs|healthz|letter|login|metrics|payment|preview|results|share|up";
/** The router's own calls for data have a page's address and another answer. */
const personalPath = new RegExp(`^/+(?:${personal})(?:/|$)|\\.data$`, "i");

function isPersonal(path: string): boolean {
  // Written with a percent sign it might be any of them.
  return personalPath.test(path) || /^\/+[^/]*%/.test(path);
}

/** What pages read of their query, by the first part of their path. */
const queryNames: Record<string, readonly string[] | undefined> = {
  "": ["example"],
  sample: ["design", "with", "unit", "lettering"],
  blog: ["page"],
};

/** The query without what no page reads, such as an advertisement's: it neither misses nor fills anything. */
function knownQuery(path: string, query: string): string {
  const known = queryNames[path.split("/", 2)[1] ?? ""] ?? [];
  const sent = new URLSearchParams(query);
  const read = known.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}
