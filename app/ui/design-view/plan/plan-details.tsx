import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { ButtonLink } from "../../button.tsx";
import { Fold } from "../../fold.tsx";
import { ShoppingList } from "./shopping-list.tsx";
import { UncertaintyWords } from "./uncertainty-words.tsx";

/** Plan and list of one picture, folded away. */
export function PlanDetails({ sheet, mayCorrect }: { sheet: PlanSheet; mayCorrect: boolean }) {
  const { words, addresses } = sheet;
  return (
    <Fold title="Plan and shopping list" about={`of ${words}`} hint="Seen from above, with all quantities">
      <div className="@container">
        <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {addresses.brief ? (
            <ButtonLink to={addresses.brief} variant="secondary" aria-label={`Brief for a contractor, ${words}`}>
              Brief for a contractor
            </ButtonLink>
          ) : null}
          <a
            href={addresses.list}
            className="inline-flex min-h-11 items-center font-medium text-moss"
            aria-label={`List of ${words} as CSV`}
          >
            List as CSV
          </a>
        </p>
        <div className="grid @3xl:grid-cols-2 items-start @3xl:gap-10 gap-5">
          <div className="grid @3xl:sticky @3xl:top-24 gap-5">
            <PlanDrawing sheet={sheet} largeLetters="(max-width: 69rem)" />
            <p className="text-ink-soft text-sm">
              <UncertaintyWords sheet={sheet} />{" "}
              {mayCorrect ? (
                <a href="#scale" className="font-medium text-moss">
                  Know one measurement? Make the plan exact.
                </a>
              ) : null}
            </p>
          </div>
          <ShoppingList sheet={sheet} />
        </div>
      </div>
    </Fold>
  );
}

/** The drawing lies on paper of its own in the dark scheme, too. */
export function PlanDrawing({
  sheet,
  largeLetters,
  eager = false,
}: {
  sheet: PlanSheet;
  /** In which windows the drawing is shown so small that its letters have to be larger: a media query. */
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
          className="mx-auto block h-auto w-full max-w-xl rounded-lg border border-line print:max-h-[22.5cm] print:max-w-full print:border-0 print:object-contain"
        />
      </picture>
    </a>
  );
}

function drawingAddress({ addresses, correctedBy, unit }: PlanSheet, how: Record<string, string>): string {
  const query = new URLSearchParams({ ...how, unit });
  // Another address for another scale and unit: a drawing that is on the page already would not be asked for again.
  if (correctedBy !== undefined) query.set("scale", correctedBy.toFixed(4));
  return `${addresses.drawing}?${query}`;
}
