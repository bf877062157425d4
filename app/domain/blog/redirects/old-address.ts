import { oldFrontPageParameters } from "#app/addresses/own-paths.ts";
import { readAddress } from "#app/addresses/request-address.ts";
import { plainPath } from "./plain-path.ts";

const parametersAtMost = 10;

/**
 * The plain path of an old URL, and the query where that is part of it: "/?p=12", "/?p=13" and "/old?p=12" are three
 * URLs. `written` is a path or a whole URL, with or without escapes. A reason if no request can ever match.
 */
export function readOldAddress(written: string): { key: string } | { reason: "no-path" | "no-address" | "no-query" } {
  const text = written
    .trim()
    .replace(/^(?:https?:)?\/\/[^/?#]*/i, "")
    .replace(/#.*$/s, "");
  if (text.length > 1000 || /[\p{Cc}\p{Cs}]/u.test(text)) return { reason: "no-path" };
  const sent = `/${text.replace(/^\//, "")}`.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  const { moved, address = moved === undefined ? undefined : readAddress(moved).address } = readAddress(sent);
  if (!address) return { reason: "no-address" };
  const path = plainPath(address.path);
  const query = new URLSearchParams(address.query);
  if (path === "" && !isOldFrontPage(query)) return { reason: "no-path" };
  if (path.startsWith("/blog/") && query.size > 0) return { reason: "no-query" };
  return { key: keyOf(path, query) };
}

function isOldFrontPage(query: URLSearchParams): boolean {
  const [parameter, ...others] = query;
  if (!parameter || others.length > 0) return false;
  return oldFrontPageParameters.includes(parameter[0]) && /^\d{1,10}$/.test(parameter[1]);
}

/** The stored key that a request may match, and the rest of its query. */
export interface LookedUp {
  key: string;
  rest: string;
}

/**
 * The closest first: with the whole query, with one parameter of it, the path alone. ".html" does not make another URL.
 */
export function listKeys(address: string): LookedUp[] {
  const path = plainPath(address);
  const query = /\?([^#]*)/.exec(address)?.[1] ?? "";
  const parameters = [...new URLSearchParams(query)].slice(0, parametersAtMost);
  const rests = parameters.map((parameter) => ({
    part: new URLSearchParams([parameter]),
    rest: questioned(new URLSearchParams(parameters.filter((other) => other !== parameter)).toString()),
  }));
  const parts = [{ part: new URLSearchParams(query), rest: "" }, ...rests];
  const withQuery = parameters.length > 0 ? parts : [];
  return [...withQuery, { part: new URLSearchParams(), rest: questioned(query) }].flatMap(({ part, rest }) =>
    spellingsOf(path).map((spelling) => ({ key: keyOf(spelling, part), rest })),
  );
}

function spellingsOf(path: string): string[] {
  if (path === "") return [path];
  const bare = path.replace(/\.html?$/i, "");
  return [...new Set([path, bare, `${bare}.html`])];
}

function keyOf(path: string, query: URLSearchParams): string {
  return (path || "/") + questioned(query.toString());
}

function questioned(query: string): string {
  return query === "" ? "" : `?${query}`;
}
