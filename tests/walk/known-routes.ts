import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

export interface KnownRoute {
  /** "/designs/:requestId" */
  pattern: string;
  /** As `_routes` names it. */
  id: string;
}

/** Every URL of the product, as app/routes.ts has it: a new one is walked without being named. */
export const knownRoutes: KnownRoute[] = list(routes as RouteConfigEntry[]);

function list(entries: RouteConfigEntry[], parent = ""): KnownRoute[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    if (entry.children) return list(entry.children, pattern);
    return [{ pattern: pattern || "/", id: entry.id ?? entry.file.replace(/\.tsx?$/, "") }];
  });
}

/** The address that a pattern stands for. @param values of parameters by name; any other gets the number of the order */
export function fillIn(pattern: string, values: Record<string, string | number>): string {
  return pattern
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? values.requestId!))
    .replace(/\*$/, String(values["*"] ?? "no/such"));
}

/** Ways to ask for the same thing that a browser does not go, each by its name. */
export function spellingsOf(path: string, id: string): Record<string, string> {
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  const first = path.slice(1, 2);
  const encoded = first ? `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}` : path;
  return {
    plain: path,
    data,
    "data of one route": `${data}?_routes=${encodeURIComponent(id)}`,
    "one route": `${path}?_routes=${encodeURIComponent(id)}`,
    slash: `${path}/`,
    "two slashes": `/${path}`,
    "a dot": `/.${path}`,
    "a way back": `/blog/..${path}`,
    encoded,
    "encoded slash": path.replace(/\/(?=[^/]*$)/, "%2f"),
    "upper case": path.toUpperCase(),
    "a parameter of a segment": `${path};x=1`,
    index: `${path}?index`,
    "a zero": `${path}%00`,
  };
}
