import { pagePath } from "#app/addresses/own-paths.ts";

const longestPath = 2000;

/**
 * Path, query and hash on our own site from an untrusted path or address; undefined if it would leave the site, lead to
 * a program's address (/api, /demo) or back to signing in.
 */
export function safeRedirectPath(wanted: string | null | undefined, publicUrl: string): string | undefined {
  if (!wanted || wanted.length > longestPath) return undefined;
  // Browsers drop tabs and line breaks and read "\" as "/"; none of them belongs in a path of ours, encoded or not.
  if (/[\p{Cc}\\]|%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/iu.test(wanted)) return undefined;
  if (!wanted.startsWith("/") && !wanted.startsWith(`${publicUrl}/`)) return undefined;
  if (!URL.canParse(wanted, publicUrl)) return undefined;
  const url = new URL(wanted, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username || url.password) return undefined;
  // "/.//evil" parses to our origin and the path "//evil", which as a Location is another site.
  if (url.pathname.includes("//")) return undefined;
  if (isNoPage(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function isNoPage(pathname: string): boolean {
  // Encoded letters reach the same route: "/%6cogin" is /login.
  const path = decodedOnce(pathname).toLowerCase();
  return /^\/(?:api|login|demo\/identity)(?:\/|\.data$|$)/.test(path);
}

function decodedOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** As in the address bar: without the ".data" and parameters of React Router's data requests. */
export function pagePathOf(requestUrl: string): string {
  const url = new URL(requestUrl);
  if (url.pathname.endsWith(".data")) {
    url.pathname = pagePath(url.pathname);
    url.searchParams.delete("_routes");
  }
  // React Router's marker of an index route, not part of the address.
  if (url.searchParams.get("index") === "") url.searchParams.delete("index");
  return url.pathname + url.search;
}
