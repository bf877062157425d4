/** The two facts of a matched route that the decision needs; `useMatches()` and the server's matches both fit. */
export interface ScriptsMatch {
  handle?: unknown;
  loaderData?: unknown;
}

/** What a route exports as `handle` to send its page without JavaScript: always, or depending on its loader data. */
export interface PageHandle<LoaderData = unknown> {
  noScripts?: boolean | ((loaderData: LoaderData) => boolean);
  /** Of its words; English without. */
  language?: (loaderData: LoaderData) => string | undefined;
  /** The Content-Security-Policy allows the payment company's script and page. */
  takesPayments?: boolean;
  /** Nothing but the page: no navigation, no footer, no analytics (its address may be a secret). */
  noChrome?: boolean;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}

export function standsAlone(matches: readonly ScriptsMatch[]): boolean {
  return matches.some(({ handle }) => isPageHandle(handle) && handle.noChrome === true);
}

/** BCP 47. */
export function languageOf(matches: readonly ScriptsMatch[]): string {
  const languages = matches.map(({ handle, loaderData }) =>
    loaderData !== undefined && isPageHandle(handle) ? handle.language?.(loaderData) : undefined,
  );
  return languages.findLast((language) => language !== undefined) ?? "en";
}

export function takesPayments(matches: readonly ScriptsMatch[]): boolean {
  return matches.some(({ handle }) => isPageHandle(handle) && handle.takesPayments === true);
}

/**
 * One route of the match that says no is enough. The document and its Content-Security-Policy both follow this answer.
 */
export function shipsScripts(matches: readonly ScriptsMatch[]): boolean {
  return !matches.some(refusesScripts);
}

function refusesScripts({ handle, loaderData }: ScriptsMatch): boolean {
  const noScripts = isPageHandle(handle) && handle.noScripts;
  if (typeof noScripts !== "function") return noScripts === true;
  // Without loader data the page itself is not shown either, but its error page.
  return loaderData !== undefined && noScripts(loaderData);
}
