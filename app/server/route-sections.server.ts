import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { firstSegment, pagePath } from "#app/addresses/own-paths.ts";

type Routes = ServerBuild["routes"];

/**
 * One router per first segment: a router tries its routes one after the other, several times per page, and prepares all
 * of them, so each has only the routes that can match.
 */
export function createSectionedHandler(build: ServerBuild, mode: string): RequestHandler {
  const sections = listSections(build.routes);
  const anywhere = sections.get("") ?? {};
  const handlers = new Map<Routes, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // Scripts request here which routes an address has.
    const isManifest = pathname === build.routeDiscovery.manifestPath;
    const routes = isManifest ? build.routes : (sections.get(firstSegment(pagePath(pathname))) ?? anywhere);
    const handler = handlers.get(routes) ?? createRequestHandler(withRoutes(build, routes), mode);
    handlers.set(routes, handler);
    return handler(request, context);
  };
}

/** Under "" those that may match any segment. */
function listSections(routes: Routes): Map<string, Routes> {
  const wordOf = new Map<string, string>();
  for (const id of Object.keys(routes)) {
    const word = firstSegment(pathOf(routes, id));
    wordOf.set(id, /[:*?]/.test(word) ? "" : word);
  }
  const sections = new Map<string, Routes>();
  for (const word of new Set(["", ...wordOf.values()])) {
    const own = Object.entries(routes).filter(([id]) => [word, ""].includes(wordOf.get(id) ?? ""));
    sections.set(word, Object.fromEntries(own));
  }
  return sections;
}

/** Including the paths of its parent routes. */
function pathOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id]!;
  const around = parentId === undefined ? "" : pathOf(routes, parentId);
  return path ? `${around}/${path}` : around;
}

function withRoutes(build: ServerBuild, routes: Routes): ServerBuild {
  const assets = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(assets) } };
}
