const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export interface OriginFacts {
  method: string;
  /** Undefined when absent. */
  secFetchSite: string | undefined;
  origin: string | undefined;
}

/**
 * From our own pages, or from a program that is not a browser: browsers send Sec-Fetch-Site, older ones only Origin,
 * programs neither. Same rules as Go's CrossOriginProtection.
 */
export function isSameOrigin(facts: OriginFacts, publicOrigin: string): boolean {
  if (safeMethods.has(facts.method)) return true;
  if (facts.secFetchSite !== undefined) return facts.secFetchSite === "same-origin" || facts.secFetchSite === "none";
  if (facts.origin !== undefined) return facts.origin === publicOrigin;
  return true;
}
