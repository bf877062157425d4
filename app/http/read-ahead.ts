/**
 * Prefetched when the pointer rests on a link or a finger comes down: only pages that are the same for every visitor
 * and have no side effects. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const readAheadRules = {
  prefetch: [
    {
      where: { href_matches: ["/", "/sample", "/blog", "/blog/*", "/privacy", "/terms"] },
      eagerness: "moderate",
    },
  ],
};
