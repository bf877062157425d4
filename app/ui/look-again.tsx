import { useEffect } from "react";
import { useRevalidator } from "react-router";

const everySeconds = 5;

/** While it is on a page, the page asks the server again every few seconds; with JavaScript only when somebody is looking. */
export function LookAgain() {
  useLookAgain(true);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(everySeconds)} />
    </noscript>
  );
}

/** The half of it that disturbs nobody who is typing: what stands in fields stays. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate, isWaiting]);
}
