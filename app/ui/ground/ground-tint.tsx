import type { ReactNode } from "react";

/** The same in both color schemes: they are drawn on a photo, not on the page. */
export const photoColors = {
  clay: "#b6572f",
  moss: "#2e5b3b",
  leaf: "#8fd19e",
  inkSoft: "#55605a",
  white: "#ffffff",
  black: "#000000",
};

export interface GroundOutline {
  /** Cells of the grid that the outline is drawn on. */
  width: number;
  height: number;
  /** As `traceOutline` gives it. */
  outline: string;
}

/** Over a picture that the parent shows, visible on any ground; what else is drawn on the grid goes on top. */
export function GroundTint({ width, height, outline, children }: GroundOutline & { children?: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={outline} fill={photoColors.leaf} fillOpacity="0.22" fillRule="evenodd" />
      <OutlineStroke d={outline} color={photoColors.moss} />
      {children}
    </svg>
  );
}

/** On a white edge. */
export function OutlineStroke({
  d,
  color,
  dashed = false,
}: {
  d: string | undefined;
  color: string;
  dashed?: boolean;
}) {
  const line = { d, fill: "none", strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      <path {...line} stroke={photoColors.white} strokeWidth="5" />
      <path {...line} stroke={color} strokeWidth="2.5" strokeDasharray={dashed ? "7 5" : undefined} />
    </>
  );
}
