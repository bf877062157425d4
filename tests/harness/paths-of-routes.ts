import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The pattern of every route, with a path that it matches. */
export function pathsOfRoutes(entries: readonly RouteConfigEntry[] = routes): { pattern: string; example: string }[] {
  return entries.flatMap(({ path = "", children }) => {
    if (children) return pathsOfRoutes(children);
    const example = `/${path.replace(/:\w+/g, "7").replace("*", "Anything-7")}`;
    return [{ pattern: `/${path}`, example }];
  });
}
