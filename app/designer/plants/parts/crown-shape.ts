export type CrownShape = "round" | "oval" | "vase" | "spreading" | "weeping" | "cone";

/** Where each silhouette is widest (0 = foot of the crown, 1 = top), and how full it is below and above that. */
const outlines: Record<CrownShape, { widest: number; below: number; above: number }> = {
  round: { widest: 0.42, below: 2, above: 2.1 },
  oval: { widest: 0.36, below: 2.2, above: 1.6 },
  vase: { widest: 0.66, below: 1.5, above: 2.2 },
  spreading: { widest: 0.45, below: 1.6, above: 2.6 },
  weeping: { widest: 0.5, below: 5, above: 2 },
  cone: { widest: 0.12, below: 2, above: 1.05 },
};

/** As a share of its greatest radius; 0 outside. */
export function crownWidthAt(shape: CrownShape, t: number): number {
  if (t <= 0 || t >= 1) return 0;
  const { widest, below, above } = outlines[shape];
  const away = t < widest ? (widest - t) / widest : (t - widest) / (1 - widest);
  const power = t < widest ? below : above;
  return (1 - away ** power) ** (1 / power);
}
