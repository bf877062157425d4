import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { PlanSheet } from "#app/domain/designs/plan-sheet.ts";
import { ShoppingList } from "./shopping-list.tsx";

/** Plan and list of one picture, folded away. Nothing for pictures without a plan. */
export function PlanDetails({ requestId, sheet }: { requestId: number; sheet: PlanSheet | undefined }) {
  if (!sheet) return null;
  const { variationNumber: number } = sheet;
  return (
    <details className="group mt-2 rounded-lg border border-line bg-raised print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-lg px-4 py-2 font-medium text-moss">
        <span>
          Plan and shopping list<span className="sr-only"> of design {number}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="@container px-4 pb-5">
        <div className="grid @3xl:grid-cols-2 items-start @3xl:gap-10 gap-5">
          <div className="grid gap-5">
            <PlanDrawing requestId={requestId} sheet={sheet} largeLetters="(max-width: 69rem)" />
            <p className="text-ink-soft text-sm">
              <UncertaintyWords sheet={sheet} />
            </p>
          </div>
          <ShoppingList sheet={sheet} />
        </div>
        <p className="mt-5 flex flex-wrap gap-x-6">
          <Link
            to={`/designs/${requestId}/brief/${number}`}
            className="inline-flex min-h-11 items-center font-medium text-moss"
            aria-label={`Brief for a contractor, design ${number}`}
          >
            Brief for a contractor
          </Link>
          <a
            href={`/api/designs/${requestId}/images/${number}/list.csv`}
            className="inline-flex min-h-11 items-center font-medium text-moss"
            aria-label={`List of design ${number} as CSV`}
          >
            List as CSV
          </a>
        </p>
      </div>
    </details>
  );
}

/** The drawing lies on paper of its own in the dark scheme, too. */
export function PlanDrawing({
  requestId,
  sheet,
  largeLetters,
  eager = false,
}: {
  requestId: number;
  sheet: PlanSheet;
  /** In which windows the drawing is shown so small that its letters have to be larger: a media query. */
  largeLetters: string;
  eager?: boolean;
}) {
  const { usual, large } = sheet.drawing;
  const usualAddress = drawingAddress(requestId, sheet, {});
  return (
    <a href={usualAddress} className="-mx-3 block sm:mx-0 print:mx-0">
      <picture className="contents">
        <source
          media={largeLetters}
          srcSet={drawingAddress(requestId, sheet, { lettering: "large" })}
          width={large.width}
          height={large.height}
        />
        <img
          src={usualAddress}
          width={usual.width}
          height={usual.height}
          alt={`Plan of design ${sheet.variationNumber}, seen from above: all that is in it stands in the list`}
          loading={eager ? "eager" : "lazy"}
          className="mx-auto block h-auto w-full max-w-xl rounded-lg border border-line print:max-h-[22.5cm] print:max-w-full print:border-0 print:object-contain"
        />
      </picture>
    </a>
  );
}

function drawingAddress(
  requestId: number,
  { variationNumber, correctedBy }: PlanSheet,
  how: Record<string, string>,
): string {
  const query = new URLSearchParams(how);
  // Another address for another scale: a drawing that is on the page already would not be asked for again.
  if (correctedBy !== undefined) query.set("scale", correctedBy.toFixed(4));
  return `/api/designs/${requestId}/images/${variationNumber}/plan.svg${query.size > 0 ? `?${query}` : ""}`;
}

/** How far the numbers can be trusted, in a sentence. */
export function UncertaintyWords({ sheet: { uncertainty } }: { sheet: PlanSheet }) {
  return (
    <>
      Measured in one photo, as far as it shows the ground: lengths may be {uncertainty} % off, areas about{" "}
      {2 * uncertainty} %. The smaller figures are the range. Measure on site before ordering.
    </>
  );
}
