import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageSecurityPolicy } from "#app/http/answers/security-headers.server.ts";
import { WholeAnswer } from "#app/http/answers/whole-answer.ts";
import { inlineStyles } from "#app/http/page-styles/inline-styles.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { MarkupWriter } from "#app/ui/kept-markup.tsx";
import { shipsScripts, takesPayments } from "#app/ui/shell/page-scripts.ts";
import { readBadMoment } from "#app/ui/shell/typed-form.ts";

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
  const rendered = scripts ? await renderPage(request, routerContext, nonce) : renderStill(request, routerContext);
  const { html, styleHash } = inlineStyles(rendered, { scripts });
  const policy = pageSecurityPolicy(scripts ? nonce : undefined, { takesPayments: takesPayments(matches), styleHash });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  // Signed in, another page stands at the same address.
  headers.append("Vary", "Cookie");
  return new WholeAnswer(Buffer.from(html), { status, headers });
}

/**
 * A page that no script takes up: without React's marks for one, and of all routes only those on the page, as the router takes
 * each of them apart for every page.
 */
function renderStill(request: Request, context: EntryContext): string {
  const { manifest } = context;
  const onPage = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  const still: EntryContext = Object.create(context, {
    manifest: { value: { ...manifest, routes: Object.fromEntries(onPage) } },
    branches: { value: undefined },
    serverHandoffStream: { value: undefined },
  });
  const page = renderToStaticMarkup(
    <MarkupWriter value={renderToStaticMarkup}>
      <ServerRouter context={still} url={request.url} />
    </MarkupWriter>,
  );
  return `<!DOCTYPE html>${page}`;
}

/**
 * A page that scripts take up. What they are handed of the loaders' answers is all there before it is rendered: so it is rendered
 * in one go, as text, and not waited for in the middle, as bytes that are put together again.
 */
async function renderPage(request: Request, context: EntryContext, nonce: string): Promise<string> {
  context.renderMeta = { ...context.renderMeta, streamCache: await readHandoff(context) };
  return `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />)}`;
}

type Handoff = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/** Read by read, as the router would have read it while rendering. */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<Handoff> {
  const reads: Handoff = {};
  const decoder = new TextDecoder();
  const reader = serverHandoffStream!.getReader();
  for (let done = false, at = 0; !done; at++) {
    const read = await reader.read();
    done = read.done;
    reads[at] = Object.assign(Promise.resolve(), {
      result: { done, value: decoder.decode(read.value, { stream: true }) },
    });
  }
  reader.releaseLock();
  return reads;
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
