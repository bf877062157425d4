import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

export interface AnalyticsSettings {
  /** https address of the tag. */
  scriptUrl: string;
  /** What the tag's service calls this site. */
  site: string;
}

declare global {
  interface Window {
    /** Put there by the tag, if it wants to know about changes of page. */
    analytics?: { page?(path: string): void };
  }
}

/**
 * The tag counts the page it is loaded with (`data-path`), and after each change of page without a load we call
 * `window.analytics.page(path)` once. Both are the bare path: no query string, no hash.
 */
export function Analytics({ scriptUrl, site }: AnalyticsSettings) {
  const { pathname } = useLocation();
  const loadedWith = useRef(pathname);
  const reported = useRef(pathname);

  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    window.analytics?.page?.(pathname);
  }, [pathname]);

  // The referrer of the tag's own request is cut to our origin: addresses may carry signed links.
  return <script async src={scriptUrl} data-site={site} data-path={loadedWith.current} referrerPolicy="origin" />;
}
