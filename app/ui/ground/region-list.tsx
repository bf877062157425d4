import { RegionNumber, regionBoxId } from "./region-number.tsx";
import type { GroundEditing } from "./use-ground-editing.ts";

/** A checked region will be redesigned. */
export function RegionList({ editing: { parts, fates, asRead, turn } }: { editing: GroundEditing }) {
  if (parts.length === 0) {
    return <p>We found no ground in this photo. Below you can say on a grid where we may design.</p>;
  }
  return (
    <fieldset>
      <legend className="font-semibold">Redesign these parts</legend>
      {/* Where a script runs, the picture's own words say it: one way is explained at a time. */}
      <p className="mt-1 hidden text-ink-soft text-sm noscript:block">Untick what should stay as it is.</p>
      {parts.some(({ kind, number }) => kind === "paving" && !asRead[number - 1]) ? (
        <p className="mt-1 text-ink-soft text-sm">The paving that is there stays, unless you tick it.</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {parts.map(({ number, name }) => (
          <li key={number}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                id={regionBoxId(number)}
                name="part"
                value={number}
                checked={fates[number - 1] ?? false}
                onChange={({ currentTarget }) => turn(number, currentTarget.checked)}
                aria-label={`${number} ${name}: redesign`}
                className="size-5 shrink-0"
              />
              <RegionNumber number={number} redesigned={fates[number - 1] ?? false} />
              <span className="min-w-0">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
