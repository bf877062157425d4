import { useId } from "react";

/** The same by day and night: they lie on a photo, not on the page. */
const clay = "#b6572f";
const white = "#ffffff";
const black = "#000000";

export interface GroundOutline {
  /** Cells of the grid that the outline is drawn on. */
  width: number;
  height: number;
  /** As `traceOutline` gives it. */
  outline: string;
}

/** Hatches and outlines what will be redesigned, over a picture that the parent shows; lines that read on any ground. */
export function GroundTint({ width, height, outline, lines = 40 }: GroundOutline & { lines?: number }) {
  const hatch = useId();
  const step = Math.max(width, height) / lines;
  const line = { d: outline, fill: "none", vectorEffect: "non-scaling-stroke" };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <pattern id={hatch} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={step} height={step} fill={clay} fillOpacity="0.4" />
        <rect width={step / 6} height={step} fill={white} fillOpacity="0.5" />
      </pattern>
      <path d={outline} fillRule="evenodd" fill={`url(#${hatch})`} />
      <path {...line} stroke={black} strokeOpacity="0.6" strokeWidth="4" />
      <path {...line} stroke={white} strokeWidth="2" />
    </svg>
  );
}
