const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export interface OriginFacts {
  method: string;
  /** Request headers as sent; undefined when absent. */
  secFetchSite: string | undefined;
  origin: string | undefined;
}

/**
 * Whether a request that may change something comes from our own pages (or from a program that is no browser).
 * Browsers say where a request comes from in Sec-Fetch-Site; older ones only in Origin; a program sends neither.
 * As Go's CrossOriginProtection does it.
 */
export function comesFromOurselves(facts: OriginFacts, publicOrigin: string): boolean {
  if (safeMethods.has(facts.method)) return true;
  if (facts.secFetchSite !== undefined) return facts.secFetchSite === "same-origin" || facts.secFetchSite === "none";
  if (facts.origin !== undefined) return facts.origin === publicOrigin;
  return true;
}
