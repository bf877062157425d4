import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reloads the page's data every few seconds; with JavaScript only while the tab is visible. */
export function LookAgain({ seconds = 5 }: { seconds?: number }) {
  useLookAgain(true, seconds);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
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
