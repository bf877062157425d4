import { type ReactNode, useId } from "react";

/** The same in both color schemes: they are drawn on a photo, not on the page. */
export const photoColors = {
  clay: "#b6572f",
  moss: "#2e5b3b",
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

/** Over a picture that the parent shows; what else is drawn on the grid goes on top. */
export function GroundHatch({
  width,
  height,
  outline,
  lines = 40,
  children,
}: GroundOutline & { lines?: number; children?: ReactNode }) {
  const hatch = useId();
  const step = Math.max(width, height) / lines;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <pattern id={hatch} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={step} height={step} fill={photoColors.moss} fillOpacity="0.25" />
        <rect width={step / 12} height={step} fill={photoColors.white} fillOpacity="0.5" />
      </pattern>
      <path d={outline} fillRule="evenodd" fill={`url(#${hatch})`} />
      {children}
    </svg>
  );
}

/** With one outline around all of it, visible on any ground. */
export function GroundTint(props: GroundOutline & { lines?: number }) {
  const line = { d: props.outline, fill: "none", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <GroundHatch {...props}>
      <path {...line} stroke={photoColors.white} strokeWidth="5" />
      <path {...line} stroke={photoColors.moss} strokeWidth="2.5" />
    </GroundHatch>
  );
}
