import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "../link.tsx";

export const sampleNote =
  "A finished Standard order for a yard of our own, drawn exactly as for customers. Nothing was retouched.";

export function YourOwnYard({ children }: { children: ReactNode }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line bg-sand/50 p-5 sm:p-6 print:hidden">
      <p className="max-w-[52ch]">
        With your own order you can also ask for one change and one redo of each picture, and share them.
      </p>
      {children}
    </div>
  );
}

export function SampleUnits({ unit }: { unit: "m" | "ft" }) {
  const [query] = useSearchParams();
  const unitChoice = (wanted: "m" | "ft", words: string) => {
    if (wanted === unit) return <strong>{words}</strong>;
    const next = new URLSearchParams(query);
    next.set("unit", wanted);
    return (
      <Link to={`?${next}#plan`} className="text-moss underline underline-offset-4">
        {words}
      </Link>
    );
  };
  return (
    <p className="text-ink-soft text-sm print:hidden">
      Plans and lists in {unitChoice("ft", "feet")} or {unitChoice("m", "meters")}.
    </p>
  );
}
