import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { ButtonLink } from "../../button.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";
import { ShoppingList } from "./shopping-list.tsx";
import { UncertaintyWords } from "./uncertainty-words.tsx";

export interface PlanAndListProps {
  sheet: PlanSheet;
  /** The owner may state a length that corrects the scale. */
  mayCorrect: boolean;
}

/** Side by side where there is room. */
export function PlanAndList({ sheet, mayCorrect }: PlanAndListProps) {
  const { words, addresses } = sheet;
  return (
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
  );
}
