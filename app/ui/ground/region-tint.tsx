import { useMemo } from "react";
import type { Figure } from "#app/domain/ground/figures.ts";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import { traceOutline, traceRegionOutlines } from "#app/domain/ground/trace-outline.ts";
import { GroundTint, OutlineStroke, photoColors } from "./ground-tint.tsx";
import { whilePartsAreOpen } from "./parts-fold.tsx";
import type { GroundEditing } from "./use-ground-editing.ts";

interface RegionTintProps {
  editing: GroundEditing;
  /** Number of the region in question. */
  doubted: number | undefined;
  /** Who is asked about. */
  figures: readonly Figure[];
  /** What is being drawn. */
  stroke: readonly Spot[];
}

export function RegionTint({ editing: { regions, fates, ground }, doubted, figures, stroke }: RegionTintProps) {
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
      {figures.map((figure) => (
        <FigureRing key={figure.foot.join()} {...figure} grid={ground} />
      ))}
      {stroke.length > 1 ? <StrokeLine stroke={stroke} /> : null}
    </GroundTint>
  );
}

/** Somewhat larger than the person, who is to be seen in it. */
function FigureRing({ foot, height, grid }: Figure & { grid: { width: number; height: number } }) {
  const tall = height * grid.height;
  const ring = {
    cx: foot[0] * grid.width,
    cy: foot[1] * grid.height - tall / 2,
    rx: 0.35 * tall,
    ry: 0.62 * tall,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <>
      <ellipse {...ring} stroke={photoColors.white} strokeWidth="7" />
      <ellipse {...ring} stroke={photoColors.clay} strokeWidth="4" />
    </>
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
