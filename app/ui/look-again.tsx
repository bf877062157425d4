import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Reloads the page's data every few seconds; with JavaScript only while the tab is visible. `reloadSeconds`: how often the
 * page itself is loaded again where there are no scripts.
 */
export function LookAgain({ seconds = 5, reloadSeconds = seconds }: { seconds?: number; reloadSeconds?: number }) {
  useLookAgain(true, seconds);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(reloadSeconds)} />
    </noscript>
  );
}

/** For pages with fields: what is typed stays. */
export function useLookAgain(isWaiting: boolean, seconds = 5): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate, isWaiting, seconds]);
}
