import { useRouteLoaderData } from "react-router";
import { type Marks, markAddress } from "#app/domain/shop/mark.ts";

/** The shop's own; else a leaf as the needle of a compass. Decorative: the name is next to it. */
export function BrandMark({ className = "" }: { className?: string }) {
  const square = useMarks()?.square;
  if (square)
    return <img src={markAddress(square)} alt="" width="32" height="32" className={`shop-mark ${className}`} />;
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="16" cy="16" r="13.25" />
      <path d="M16 3v3M16 26v3M3 16h3M26 16h3" />
      <path d="M8.6 23.4C7.6 15.2 12.9 9 23.4 8.6 24.4 16.8 19.1 23 8.6 23.4Z" fill="currentColor" stroke="none" />
      <path d="m10 22 8-8" className="stroke-paper" />
    </svg>
  );
}

export function useMarks(): Marks | undefined {
  return useRouteLoaderData<{ marks?: Marks }>("root")?.marks;
}
