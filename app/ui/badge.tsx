import type { ReactNode } from "react";

export type BadgeTone = "primary" | "secondary" | "outline" | "accent" | "danger";

const tones: Record<BadgeTone, string> = {
  primary: "border-moss bg-moss text-paper",
  secondary: "border-line bg-sand text-ink",
  outline: "border-edge text-ink-soft",
  accent: "border-clay bg-clay text-paper",
  danger: "border-danger text-danger",
};

/** For a state or a place in a list ("Design 2", "POPULAR"). */
export function Badge({
  tone = "secondary",
  className = "",
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-0.5 font-medium text-xs print:border-ink print:bg-paper print:text-ink ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
