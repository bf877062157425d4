import type { ReactNode } from "react";
import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { ButtonLink } from "../../button.tsx";
import { BedsInSun } from "./beds-in-sun.tsx";
import { BuilderPacket } from "./builder-packet.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";
import { ShoppingList } from "./shopping-list.tsx";
import { SunMaps } from "./sun-maps.tsx";
import { UncertaintyWords } from "./uncertainty-words.tsx";

interface PlanAndListProps {
  sheet: PlanSheet;
  /** For the owner, who may state a length that corrects the scale. */
  scaleForm?: ReactNode;
  children?: ReactNode;
}

/** Side by side where there is room. */
export function PlanAndList({ sheet, scaleForm, children }: PlanAndListProps) {
  const { words, addresses } = sheet;
  return (
    <section id="plan" aria-labelledby="plan-heading" className="@container scroll-mt-24 print:break-before-page">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h3 id="plan-heading">
          Plan and shopping list<span className="sr-only"> of {words}</span>
        </h3>
        <p className="flex flex-wrap items-center gap-x-5 print:hidden">
          {addresses.brief ? (
            <ButtonLink to={addresses.brief} variant="secondary" aria-label={`Brief for a contractor, ${words}`}>
              Brief for a contractor
            </ButtonLink>
          ) : null}
          <a href={addresses.drawing} className={link} aria-label={`Plan of ${words} on a full page, to print`}>
            Plan to print
          </a>
          <a href={addresses.list} className={link} aria-label={`List of ${words} as CSV`}>
            List as CSV
          </a>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-2 items-start @3xl:gap-10 gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PlanDrawing sheet={sheet} largeLetters="(max-width: 69rem)" />
          <p className="text-ink-soft text-sm">
            <UncertaintyWords sheet={sheet} /> {sheet.chosenFor}
          </p>
          <BedsInSun sun={sheet.sun} />
          <SunMaps sheet={sheet} />
          {scaleForm}
          {addresses.packet ? <BuilderPacket sheet={sheet} address={addresses.packet} /> : null}
          {children}
        </div>
        <ShoppingList sheet={sheet} />
      </div>
    </section>
  );
}

const link = "inline-flex min-h-11 items-center font-medium text-moss";
