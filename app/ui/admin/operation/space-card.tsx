import { Form } from "react-router";
import { DeskCard } from "../desk-page.tsx";
import { RowButton } from "./row-button.tsx";

interface SpaceCardProps {
  /** Undefined until it was measured for the first time. */
  space: { when: string; rows: { name: string; size: string; rule: string }[] } | undefined;
}

export function SpaceCard({ space }: SpaceCardProps) {
  return (
    <DeskCard
      title="What takes room"
      className="lg:col-span-2"
      actions={
        <Form method="post">
          <RowButton intent="measure" subject="what takes room">
            Measure now
          </RowButton>
        </Form>
      }
    >
      <p className="text-ink-soft text-sm">
        {space
          ? `Measured ${space.when}; it is done every night.`
          : "It has not been measured yet; it is done every night."}
      </p>
      {space ? <SpaceTable rows={space.rows} /> : null}
    </DeskCard>
  );
}

function SpaceTable({ rows }: Pick<NonNullable<SpaceCardProps["space"]>, "rows">) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-normal">
            What
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Size
          </th>
          <th scope="col" className="py-2 font-normal">
            Kept
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, size, rule }) => (
          <tr
            key={name}
            className="border-line border-b last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-2"
          >
            <th scope="row" className="py-2 pr-4 font-medium max-sm:py-0">
              {name}
            </th>
            <td className="py-2 pr-4 text-right tabular-nums max-sm:py-0 max-sm:pr-0">{size}</td>
            <td className="py-2 text-ink-soft max-sm:col-span-2 max-sm:py-0">{rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
