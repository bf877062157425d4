import { useSearchParams } from "react-router";
import { Link } from "../link.tsx";

/** What one is looking at. */
export const sampleNote =
  "A finished Standard order, for a yard of our own. Our designer drew it exactly as it does for customers, and nothing was retouched. With your own order you can also ask for one change and one redo of each picture, and share them.";

/** In which unit the sample's plans and lists are told. */
export function SampleUnits({ unit }: { unit: "m" | "ft" }) {
  const [query] = useSearchParams();
  const told = (wanted: "m" | "ft", words: string) => {
    if (wanted === unit) return <strong>{words}</strong>;
    const next = new URLSearchParams(query);
    next.set("unit", wanted);
    return (
      <Link to={`?${next}#about`} className="text-moss underline underline-offset-4">
        {words}
      </Link>
    );
  };
  return (
    <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">
      Plans and lists in {told("ft", "feet")} or {told("m", "metres")}.
    </p>
  );
}
