import { useEffect } from "react";
import { useRevalidator } from "react-router";

const everySeconds = 5;

/** While it is on a page, the page asks the server again every few seconds; with JavaScript only when somebody is looking. */
export function LookAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(everySeconds)} />
    </noscript>
  );
}
