/** Where the rules below stand, for the header that names them. */
export const readAheadAddress = "/speculation-rules.json";

/**
 * What browsers may fetch before somebody clicks, once the pointer rests on a link or a finger comes down: pages that are the
 * same for everybody, and no others, as asking for a page must not mean anything there.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const readAheadRules = {
  prefetch: [
    {
      where: { href_matches: ["/", "/sample", "/blog", "/blog/*", "/privacy", "/terms"] },
      eagerness: "moderate",
    },
  ],
};
