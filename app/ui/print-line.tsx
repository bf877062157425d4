import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Without a script, the page explains how to print. */
export function PrintLine({ fits }: { fits: string }) {
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-14 items-center text-ink-soft print:hidden">
      {hydrated ? (
        <Button type="button" onClick={() => window.print()}>
          Print, or save as PDF
        </Button>
      ) : (
        <p>{`Print this page with your browser, or save it as PDF: ${fits}.`}</p>
      )}
    </div>
  );
}
