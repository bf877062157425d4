import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { formatFileSize } from "../photo/file-size.ts";
import { ProgressBar } from "../photo/progress-bar.tsx";
import { OrderLabel } from "./order-label.tsx";
import type { SendingProgress } from "./send-order.ts";

/** Without the form's hash, which the payment page would inherit. */
export const orderAction = `${href("/")}?index`;

export interface PackageActionsProps {
  packageId: string;
  progress: SendingProgress | undefined;
  onBack: () => void;
}

export function PackageActions({ packageId, progress, onBack }: PackageActionsProps) {
  return (
    <>
      <div className="max-sm:contents sm:flex sm:items-start sm:gap-3">
        {/* On a phone in view wherever the packages are compared. */}
        <div className="grid gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-5 max-sm:py-3">
          <Button name="intent" value="order" formAction={orderAction} disabled={Boolean(progress)}>
            <OrderLabel packageId={packageId} />
          </Button>
          {progress ? <Sending {...progress} /> : null}
        </div>
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
      <p className="text-ink-soft text-sm">
        We look at your photo first, which takes a few seconds. Nothing is charged before you pay.
      </p>
    </>
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
      {/* Announced in quarters: a new number every second would interrupt screen readers. */}
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
