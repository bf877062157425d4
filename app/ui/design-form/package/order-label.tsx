import { findPackage, type Package, packages } from "#app/domain/orders/request/packages.ts";
import { useHydrated } from "../../use-hydrated.ts";

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
 * Without a script there is one label per package, and the stylesheet shows that of the chosen one: the price is right.
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
