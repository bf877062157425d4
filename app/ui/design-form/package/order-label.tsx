import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { Package } from "#app/domain/shop/money/package.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { usePackages } from "../../use-packages.ts";

export function orderLabel({ priceCents, currency }: Package): string {
  return `Generate My Design for ${formatMoney(priceCents, currency)}`;
}

// By place in the list; written out, because Tailwind reads class names as text.
const shownWhenChosen = [
  "hidden group-has-[input[data-place='0']:checked]/order:inline",
  "hidden group-has-[input[data-place='1']:checked]/order:inline",
  "hidden group-has-[input[data-place='2']:checked]/order:inline",
  "hidden group-has-[input[data-place='3']:checked]/order:inline",
  "hidden group-has-[input[data-place='4']:checked]/order:inline",
  "hidden group-has-[input[data-place='5']:checked]/order:inline",
];

/**
 * Without a script there is one label per package, and the stylesheet shows that of the chosen one: the price is right.
 */
export function OrderLabel({ packageId }: { packageId: string }) {
  const hydrated = useHydrated();
  const packages = usePackages();
  const chosen = packages.find(({ id }) => id === packageId);
  if (hydrated && chosen) return orderLabel(chosen);
  return packages.map((entry, place) => (
    <span key={entry.id} className={shownWhenChosen[place]}>
      {orderLabel(entry)}
    </span>
  ));
}
