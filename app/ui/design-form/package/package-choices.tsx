import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { Package } from "#app/domain/shop/money/package.ts";
import { Badge } from "#app/ui/badge.tsx";
import { usePackages } from "#app/ui/use-packages.ts";
import { columnsOf } from "../../home/package-columns.ts";
import { PackageStrip } from "./package-strip.tsx";

/** Radio buttons, so that arrow keys and forms without JavaScript both choose. */
export function PackageChoices({ chosen }: { chosen: string }) {
  const packages = usePackages();
  return (
    <div className={`grid gap-3.5 md:gap-5 ${columnsOf(packages)}`}>
      {packages.map((entry, place) => (
        <PackageChoice key={entry.id} entry={entry} place={place} name="packageId" chosen={entry.id === chosen} />
      ))}
    </div>
  );
}

interface PackageChoiceProps {
  entry: Package;
  place: number;
  name: string;
  chosen: boolean;
}

function PackageChoice({ entry, place, name, chosen }: PackageChoiceProps) {
  return (
    <label
      className={`relative flex cursor-pointer flex-wrap items-baseline gap-x-3 rounded-lg border border-edge bg-raised px-4 py-3 fade-colours hover:shadow-soft has-checked:border-moss has-checked:bg-sand/60 has-checked:ring-1 has-checked:ring-moss has-focus-visible:outline-2 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 md:flex-col md:flex-nowrap md:gap-1 md:p-5 ${entry.popular ? "pt-4 md:-my-2 md:py-7" : ""}`}
    >
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name={name}
          value={entry.id}
          data-place={place}
          defaultChecked={chosen}
          required
          className="size-5 shrink-0 focus-visible:outline-none"
        />
        <span className="font-semibold font-serif text-lg leading-tight">{entry.name}</span>
        {entry.popular ? (
          <Badge tone="primary" className="-top-3.5 absolute left-6">
            POPULAR
          </Badge>
        ) : null}
      </span>
      {/* On a phone they are compared line by line: the price is at the end of the name's line. */}
      <span className="ml-auto font-semibold font-serif text-2xl text-clay md:mt-2 md:ml-0 md:text-3xl">
        {formatMoney(entry.priceCents, entry.currency)}
      </span>
      <span className="w-full font-medium">{entry.description}</span>
      <PackageStrip count={entry.imageCount} />
      <span className="w-full text-ink-soft text-sm md:mt-auto md:pt-2">Best for {entry.bestFor.toLowerCase()}</span>
    </label>
  );
}
