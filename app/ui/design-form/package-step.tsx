import { findPackage, included, type Package, packages } from "#app/domain/orders/request/packages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { usePhotoGoesTo } from "../photo-goes-to.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { DesignFields } from "./use-design-fields.ts";

/** Step 2: the packages as radio buttons, so that arrow keys and forms without JavaScript both choose. */
export function PackageStep({ field }: { field: DesignFields["packageId"] }) {
  const problem = field.errors?.[0];
  const hasPlans = usePhotoGoesTo() === undefined;
  return (
    <fieldset aria-describedby={problem ? field.errorId : undefined}>
      <legend className="sr-only">Package</legend>
      <div className="grid gap-3.5 md:grid-cols-3 md:gap-5">
        {packages.map((entry) => (
          <PackageChoice key={entry.id} entry={entry} name={field.name} chosen={field.initialValue === entry.id} />
        ))}
      </div>
      {problem ? (
        <p id={field.errorId} className="mt-3 text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <p className="mt-4 text-ink-soft text-sm">
        {hasPlans ? `Every design comes with its ${included.plans.toLowerCase()}. ` : null}
        You only pay for pictures that arrive: what we can't make is refunded automatically.
      </p>
    </fieldset>
  );
}

interface PackageChoiceProps {
  entry: Package;
  name: string;
  chosen: boolean;
}

function PackageChoice({ entry, name, chosen }: PackageChoiceProps) {
  return (
    <label
      className={`relative flex cursor-pointer flex-wrap items-baseline gap-x-3 rounded-lg border bg-raised px-4 py-3 fade-colours hover:border-ink has-checked:border-moss has-checked:shadow-soft has-checked:ring-1 has-checked:ring-moss has-focus-visible:outline-2 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 md:flex-col md:flex-nowrap md:gap-1 md:p-5 ${entry.popular ? "border-moss/60 pt-4 md:-my-2 md:py-7" : "border-edge"}`}
    >
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name={name}
          value={entry.id}
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
      {/* On a phone the three are compared line by line: the price stands at the end of the name's. */}
      <span className="ml-auto font-semibold font-serif text-2xl text-clay md:mt-2 md:ml-0 md:text-3xl">{`$${entry.price}`}</span>
      <span className="w-full font-medium">{entry.description}</span>
      <span className="w-full text-ink-soft text-sm md:mt-auto md:pt-2">Best for {entry.bestFor.toLowerCase()}</span>
    </label>
  );
}

export function orderLabel(entry: Package): string {
  return `Generate My Design for $${entry.price}`;
}

// Written out, because Tailwind reads class names as text.
const shownWhenChosen: Record<Package["id"], string> = {
  "quick-look": "hidden group-has-[input[value=quick-look]:checked]/order:inline",
  standard: "hidden group-has-[input[value=standard]:checked]/order:inline",
  "best-value": "hidden group-has-[input[value=best-value]:checked]/order:inline",
};

/**
 * The button's words. Where no script counts along they are there for each package, and the stylesheet shows those of
 * the chosen one: the price is right without JavaScript too.
 */
export function OrderLabel({ packageId }: { packageId: string }) {
  const hydrated = useHydrated();
  const chosen = findPackage(packageId);
  if (hydrated && chosen) return orderLabel(chosen);
  return packages.map((entry) => (
    <span key={entry.id} className={shownWhenChosen[entry.id]}>
      {orderLabel(entry)}
    </span>
  ));
}
