import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { OrderLabel } from "./package-step.tsx";
import { formatFileSize } from "./photo/file-size.ts";
import { ProgressBar } from "./photo/progress-bar.tsx";
import type { FormStep } from "./use-form-step.ts";
import type { SendingProgress } from "./use-order.ts";

/** Without the form's hash, which the payment page would inherit. */
export const orderAction = "/?index";

interface StepActionsProps {
  step: FormStep;
  /** What step 1 still needs, in words. */
  missing: readonly string[];
  packageId: string;
  progress: SendingProgress | undefined;
  onBack: () => void;
}

/** The buttons of a step. Only this step's stand in the form: pressing Enter in a field presses the first. */
export function StepActions({ step, missing, packageId, progress, onBack }: StepActionsProps) {
  const hydrated = useHydrated();
  if (step === "details") {
    const waits = hydrated && missing.length > 0;
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
  return (
    <div className="grid gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button name="intent" value="order" formAction={orderAction} disabled={Boolean(progress)}>
          <OrderLabel packageId={packageId} />
        </Button>
        <Button
          name="intent"
          value="back"
          variant="secondary"
          formNoValidate
          disabled={Boolean(progress)}
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          Back to Details
        </Button>
      </div>
      {progress ? <Sending {...progress} /> : null}
      <p className="text-ink-soft text-sm">
        We look at your photo first, which takes a few seconds. Nothing is charged before you pay.
      </p>
    </div>
  );
}

function Sending({ sentBytes, totalBytes }: SendingProgress) {
  const arrived = sentBytes > 0 && sentBytes >= totalBytes;
  return (
    <div className="grid gap-2 text-sm">
      <ProgressBar label="Sending your order" value={sentBytes} max={totalBytes || 1} />
      <p className="text-ink-soft tabular-nums">
        {arrived ? "Everything has arrived. Looking at your photo…" : sentOf(sentBytes, totalBytes)}
      </p>
      {/* Told in quarters: a number a second would never let a reader finish. */}
      <p role="status" className="sr-only">
        {arrived ? "Everything has arrived." : `Sending: ${quartersOf(sentBytes, totalBytes)} percent`}
      </p>
    </div>
  );
}

function sentOf(sentBytes: number, totalBytes: number): string {
  return totalBytes ? `${formatFileSize(sentBytes)} of ${formatFileSize(totalBytes)} sent` : "Sending…";
}

function quartersOf(sentBytes: number, totalBytes: number): number {
  return totalBytes ? Math.floor((sentBytes / totalBytes) * 4) * 25 : 0;
}
