import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";

/** The drawing has a light background in the dark scheme, too. */
export function PlanDrawing({
  sheet,
  largeLetters,
  eager = false,
}: {
  sheet: PlanSheet;
  /** A media query for windows in which the drawing is so small that it needs larger letters. */
  largeLetters: string;
  eager?: boolean;
}) {
  const { usual, large } = sheet.drawing;
  const usualAddress = drawingAddress(sheet, {});
  return (
    <a href={usualAddress} className="-mx-3 block sm:mx-0 print:mx-0">
      <picture className="contents">
        <source
          media={largeLetters}
          srcSet={drawingAddress(sheet, { lettering: "large" })}
          width={large.width}
          height={large.height}
        />
        <img
          src={usualAddress}
          width={usual.width}
          height={usual.height}
          alt={`Plan of ${sheet.words}, seen from above: all that is in it stands in the list`}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? undefined : "low"}
          className="mx-auto block h-auto w-full max-w-xl rounded-lg border border-line print:max-h-[11cm] print:max-w-full print:border-0 print:object-contain"
        />
      </picture>
    </a>
  );
}

function drawingAddress({ addresses, correctedBy, unit }: PlanSheet, how: Record<string, string>): string {
  const query = new URLSearchParams({ ...how, unit });
  // Another address for another scale and unit: otherwise the browser would reuse the old drawing.
  if (correctedBy !== undefined) query.set("scale", correctedBy.toFixed(4));
  return `${addresses.drawing}?${query}`;
}
