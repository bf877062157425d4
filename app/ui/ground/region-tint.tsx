import { useMemo } from "react";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import { traceOutline, traceRegionOutlines } from "#app/domain/ground/trace-outline.ts";
import { GroundHatch, photoColors } from "./ground-tint.tsx";
import type { GroundEditing } from "./use-ground-editing.ts";

interface RegionTintProps {
  editing: GroundEditing;
  /** Number of the region in question. */
  doubted: number | undefined;
  /** What is being drawn. */
  stroke: readonly Spot[];
}

export function RegionTint({ editing: { regions, fates, ground }, doubted, stroke }: RegionTintProps) {
  const outlines = useMemo(() => traceRegionOutlines(regions), [regions]);
  const redesigned = useMemo(() => traceOutline(ground), [ground]);
  const order = [...outlines.keys()].sort((a, b) => rank(a) - rank(b));
  /** Kept ones are drawn under redesigned ones, and the one in question on top. */
  function rank(i: number): number {
    return i + 1 === doubted ? 2 : fates[i] ? 1 : 0;
  }
  return (
    <GroundHatch width={ground.width} height={ground.height} outline={redesigned}>
      {order.map((i) => (
        <g key={i} fill="none">
          <path
            d={outlines[i]}
            stroke={photoColors.white}
            strokeWidth="6"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={outlines[i]}
            stroke={colors[rank(i)]}
            strokeWidth={i + 1 === doubted ? 4 : 3}
            strokeLinejoin="round"
            strokeDasharray={fates[i] ? undefined : "7 5"}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {stroke.length > 1 ? <StrokeLine stroke={stroke} /> : null}
    </GroundHatch>
  );
}

/** By rank. */
const colors = [photoColors.inkSoft, photoColors.moss, photoColors.clay];

function StrokeLine({ stroke }: { stroke: readonly Spot[] }) {
  const points = stroke.map(({ x, y }) => `${x},${y}`).join(" ");
  const line = { points, fill: "none", strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      <polyline {...line} stroke={photoColors.black} strokeWidth="7" />
      <polyline {...line} stroke={photoColors.white} strokeWidth="4" />
    </>
  );
}
