import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** The buttons of step 1. The form holds only the current step's buttons: Enter in a field presses the first. */
export function DetailsActions({ missing }: { /** What it still needs, in words. */ missing: readonly string[] }) {
  const waits = useHydrated() && missing.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button name="intent" value="details" disabled={waits} className="w-full sm:w-auto">
        Continue to Select Package
      </Button>
      <p className={`text-ink-soft text-sm ${waits ? "" : "noscript:hidden invisible"}`}>
        {`Add ${missing.join(", ").replace(/, (?=[^,]*$)/, " and ")} to continue.`}
      </p>
    </div>
  );
}
