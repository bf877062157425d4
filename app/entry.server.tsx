import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { inlineStyles } from "#app/http/page-styles/inline-styles.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { pageSecurityPolicy } from "#app/http/security-headers.server.ts";
import { shipsScripts, takesPayments } from "#app/ui/shell/page-scripts.ts";
import { readBadMoment } from "#app/ui/shell/typed-form.ts";

const renderTimeoutMs = 10_000;

/**
 * Renders a page as one finished piece. Streaming is off on purpose: content that arrives later is only moved into
 * place by a script, so a visitor without JavaScript would never see it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestContext);
  const matches = matchesOf(routerContext);
  const scripts = shipsScripts(matches);
  const rendered = scripts
    ? scriptsLast(await renderPage(request, routerContext, nonce))
    : renderStill(request, routerContext);
  const { html, styleHash } = inlineStyles(rendered, { scripts });
  const policy = pageSecurityPolicy(scripts ? nonce : undefined, { takesPayments: takesPayments(matches), styleHash });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  // Signed in, another page stands at the same address.
  headers.append("Vary", "Cookie");
  return new Response(html, { status, headers });
}

/**
 * A page that no script takes up: without React's marks for one, and of all routes only those on the page, as the router takes
 * each of them apart for every page.
 */
function renderStill(request: Request, context: EntryContext): string {
  const { branches: _, serverHandoffStream: __, manifest, ...rest } = context;
  const onPage = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  const still = { ...rest, manifest: { ...manifest, routes: Object.fromEntries(onPage) } } as EntryContext;
  return `<!DOCTYPE html>${renderToStaticMarkup(<ServerRouter context={still} url={request.url} />)}`;
}

function renderPage(request: Request, routerContext: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError(error) {
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), renderTimeoutMs);
  });
}

/** React puts what announces scripts into the head: there thirty of them are fetched before the one picture a page is opened for. */
function scriptsLast(html: string): string {
  const announced: string[] = [];
  const without = html.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    announced.push(link);
    return "";
  });
  return announced.length > 0 ? without.replace("</body>", () => `${announced.join("")}</body>`) : html;
}

function matchesOf(context: EntryContext) {
  const { matches, loaderData } = context.staticHandlerContext;
  return matches.map((match) => ({
    handle: context.routeModules[match.route.id]?.handle,
    loaderData: loaderData[match.route.id],
  }));
}

/** Surprises in loaders and actions are logged once, here; a missing page, a wrong verb or a bad moment is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const expected = isRouteErrorResponse(error) && (error.status < 500 || readBadMoment(error));
  if (!expected && !request.signal.aborted) console.error(error);
}
