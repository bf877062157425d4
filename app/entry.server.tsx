import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { readAccentRules, readBrand } from "#app/domain/shop/brand.server.ts";
import { pageSecurityPolicy } from "#app/http/answers/security-headers.server.ts";
import { WholeAnswer } from "#app/http/answers/whole-answer.ts";
import { requestContext } from "#app/http/request-context.ts";
import { hashOfStyles, inlineStyles } from "#app/page-styles/inline-styles.server.ts";
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
  const rendered = await renderPage(request, routerContext, nonce);
  const { html, styleHash } = inlineStyles(rendered, { scripts });
  const accent = readAccentRules();
  const policy = pageSecurityPolicy(scripts ? nonce : undefined, {
    takesPayments: takesPayments(matches),
    styleHashes: [styleHash, accent && hashOfStyles(accent)],
    analyticsUrl: readBrand().analytics?.scriptUrl,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  // Signed-in users get another page at the same address.
  headers.append("Vary", "Cookie");
  return new WholeAnswer(Buffer.from(html), { status, headers });
}

/** A page and, where it is hydrated, the loader data that the router passes to its scripts. */
async function renderPage(request: Request, context: EntryContext, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    // Else React would send long parts last, with scripts that move them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream).text();
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
