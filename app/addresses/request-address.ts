import { firstSegment, ownFirstSegments, ownLaterSegments, pagePath } from "./own-paths.ts";

/** In a canonical spelling that every part of the server reads alike. */
export interface RequestAddress {
  /** Begins with one slash. `new URL` would not change it. */
  path: string;
  /** "", or "?" and what follows it. */
  query: string;
}

/** An address; the Location of the canonical spelling; or neither, where no address of ours can be meant. */
export type ReadAddress =
  | { address: RequestAddress; moved?: undefined }
  | { address?: undefined; moved: string }
  | { address?: undefined; moved?: undefined };

/**
 * Before anything else: page cache, limits, files and router have different rules for odd spellings, so only what all
 * of them read alike passes. `target` is that of the request line.
 */
export function readAddress(target: string): ReadAddress {
  if (ordinaryTarget.test(target)) return { address: split(target) };
  const { path, query } = split(target);
  const plainPath = canonicalPath(path);
  if (plainPath === undefined || /[^\x21-\x7e]|#/.test(query)) return {};
  const plain = plainPath + query.replace(/["'<>]/g, percentEncoded);
  return plain === target ? { address: { path, query } } : { moved: plain };
}

/** Most targets: nothing in them has a second spelling. */
const ordinaryTarget = /^\/(?:[a-z0-9-][a-z0-9._-]*(?:\/[a-z0-9-][a-z0-9._-]*)*)?(?:\?[\w.~!$&()*+,;:@/?=%-]*)?$/;

function split(target: string): RequestAddress {
  const queryAt = target.indexOf("?");
  if (queryAt < 0) return { path: target, query: "" };
  return { path: target.slice(0, queryAt), query: target.slice(queryAt) };
}

/** Undefined for dot segments, encoded slashes, control characters and broken escapes. */
function canonicalPath(path: string): string | undefined {
  if (!path.startsWith("/") || /[^\x21-\x7e]|[\\#]|%(?![0-9a-f]{2})/i.test(path)) return undefined;
  const escaped = path.replace(/["<>^`{}]/g, percentEncoded).replace(/%[0-9a-f]{2}/gi, decodedIfUnreserved);
  if (/%(?:2f|5c)/i.test(escaped) || hasControls(escaped)) return undefined;
  const segments = escaped.replace(/\/{2,}/g, "/").split("/");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  return withOwnSpelling(segments).join("/") || "/";
}

/** Also true for bytes that are not UTF-8. */
function hasControls(path: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** RFC 3986, 2.3: these characters mean the same with and without an escape. */
function decodedIfUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Our own paths are lower case and have no trailing slash, which the router would ignore. Other paths keep theirs. */
function withOwnSpelling(segments: string[]): string[] {
  const path = segments.join("/");
  const page = segments.length === 2 ? pagePath(path) : path;
  if (!ownFirstSegments.has(firstSegment(page).toLowerCase())) return segments;
  const own = segments.map((segment, i) => {
    const small = segment.toLowerCase();
    const word = i === segments.length - 1 ? small.replace(/\.data$/, "") : small;
    return (i === 1 ? ownFirstSegments : ownLaterSegments).has(word) ? small : segment;
  });
  const isData = own.length > 2 && /^_?\.data$/.test(own.at(-1) ?? "");
  const kept = isData ? own.slice(0, -1) : own;
  while (kept.length > 1 && kept.at(-1) === "") kept.pop();
  return isData ? [...kept.slice(0, -1), `${kept.at(-1)}.data`] : kept;
}
