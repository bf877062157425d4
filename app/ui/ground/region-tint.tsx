import { useMemo } from "react";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import { traceOutline, traceRegionOutlines } from "#app/domain/ground/trace-outline.ts";
import { GroundTint, OutlineStroke, photoColors } from "./ground-tint.tsx";
import { whilePartsAreOpen } from "./parts-fold.tsx";
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
  // Kept ones are drawn under redesigned ones.
  const order = [...outlines.keys()].sort((a, b) => Number(fates[a]) - Number(fates[b]));
  return (
    <GroundTint width={ground.width} height={ground.height} outline={redesigned}>
      <g className={whilePartsAreOpen}>
        {order.map((i) => (
          <OutlineStroke
            key={i}
            d={outlines[i]}
            color={fates[i] ? photoColors.moss : photoColors.inkSoft}
            dashed={!fates[i]}
          />
        ))}
      </g>
      {doubted ? (
        <OutlineStroke d={outlines[doubted - 1]} color={photoColors.clay} dashed={!fates[doubted - 1]} />
      ) : null}
      {stroke.length > 1 ? <StrokeLine stroke={stroke} /> : null}
    </GroundTint>
  );
}

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
