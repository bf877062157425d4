import { Fragment } from "react";
import {
  costWords,
  isVague,
  type ListRow,
  type PlanSheet,
  quantityWords,
  rangeWords,
} from "#app/domain/plans/plan-sheet.ts";
import { holdTogether } from "../../hold-together.ts";

const groups = ["Groundwork", "Ground", "Edges", "Plants", "Features"] as const;

/** Notes and ranges are under their line, so that it fits a phone. */
export function ShoppingList({ sheet }: { sheet: PlanSheet }) {
  const { rows, ground, cost, words, unit } = sheet;
  const format = { unit, currency: cost?.currency };
  const present = groups.filter((group) => rows.some((row) => row.group === group));
  return (
    <table className="w-full border-collapse text-left text-sm print:text-xs">
      <caption className="sr-only">Shopping list of {words}</caption>
      <thead>
        <tr className="border-ink border-b align-bottom tiny:sr-only">
          <th scope="col" className="py-2 pr-4 font-medium print:py-0.5">
            Item
          </th>
          <th scope="col" className="py-2 text-right font-medium print:py-0.5 print:pr-36">
            Quantity
          </th>
          {cost ? (
            <th
              scope="col"
              className="hidden py-2 pl-4 text-right font-medium sm:table-cell print:table-cell print:py-0.5"
            >
              Cost
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {present.map((group) => (
          <Fragment key={group}>
            <tr className="break-after-avoid">
              <th
                scope="rowgroup"
                colSpan={3}
                className="pt-4 pb-1 font-semibold font-serif text-base print:pt-1.5 print:pb-0"
              >
                {group}
              </th>
            </tr>
            {rows
              .filter((row) => row.group === group)
              .map((row) => (
                <Row key={`${row.item} ${row.note}`} row={row} {...format} />
              ))}
            {group === "Ground" ? <Row row={ground} {...format} /> : null}
          </Fragment>
        ))}
      </tbody>
      {cost ? (
        // On paper the total is printed once, after the last line, not at the foot of every sheet.
        <tfoot className="print:table-row-group">
          <tr className="border-ink border-t font-medium">
            <th scope="row" className="py-2 pr-4">
              Total
              {cost.unpriced > 0
                ? ` without ${cost.unpriced} ${cost.unpriced === 1 ? "line" : "lines"} that have no price`
                : ""}
            </th>
            <td colSpan={2} className="whitespace-nowrap py-2 text-right tabular-nums">
              {costWords(cost, cost.currency)}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function Row({ row, unit, currency }: { row: ListRow; unit: PlanSheet["unit"]; currency: string | undefined }) {
  const [first, second] = quantityWords(row, unit);
  const range = rangeWords(row, unit);
  // On a phone there is no space for a third column: the cost is under the quantity.
  const cost = currency && row.cost ? costWords(row.cost, currency) : "";
  return (
    <tr className="break-inside-avoid border-line border-b align-top tiny:block">
      <th scope="row" className="py-2 pr-4 font-normal tiny:block print:py-0.5">
        <div className="print:grid print:grid-cols-[2fr_5fr] print:gap-x-3">
          {row.item}
          {row.note ? <span className="block text-ink-soft text-xs">{holdTogether(row.note)}</span> : null}
        </div>
      </th>
      <td className="py-2 text-right tabular-nums tiny:block tiny:pt-0 print:py-0.5">
        {/* On paper the figures are columns of one line. */}
        <div className="whitespace-nowrap print:grid print:grid-cols-[5.5rem_4rem_5rem] print:justify-end">
          <span className="block">{isVague(row) ? `about ${first}` : first}</span>
          <span className="block empty:hidden print:empty:block">{second}</span>
          <span className="block text-ink-soft text-xs empty:hidden print:empty:block">{range}</span>
        </div>
        {cost ? <span className="block whitespace-nowrap font-medium sm:hidden print:hidden">{cost}</span> : null}
      </td>
      {currency ? (
        <td className="hidden whitespace-nowrap py-2 pl-4 text-right tabular-nums sm:table-cell print:table-cell print:py-0.5">
          {cost}
        </td>
      ) : null}
    </tr>
  );
}
