import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** While it is on a page, the page asks the server again every few seconds; with JavaScript only when somebody is looking. */
export function LookAgain({ seconds = 5 }: { seconds?: number }) {
  useLookAgain(true, seconds);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

/** The half of it that disturbs nobody who is typing: what stands in fields stays. */
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
