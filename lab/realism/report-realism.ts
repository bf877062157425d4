import { median } from "../../app/designer/numeric/median.ts";
import { drawnKinds } from "../../app/designer/render/look/drawn-kind.ts";
import type { KindComparison, KindLook } from "./compare-kinds.ts";
import { contrastScales } from "./patch-features.ts";

/** Difference from the photo's own median that still counts as similar. */
const alike = 0.15;

/** One line per kind: drawn over photo. */
export function describeKinds(name: string, comparisons: readonly KindComparison[]): string {
  const lines = comparisons.map(({ kind, photo, drawn }) => {
    const pair = (of: (look: KindLook) => number) => `${of(drawn).toFixed(0)}/${of(photo).toFixed(0)}`.padStart(8);
    const contrasts = contrastScales.map((_, k) => (at(drawn.contrast, k) / at(photo.contrast, k)).toFixed(2));
    return `${name.padEnd(10)} ${kind.padEnd(8)} luma ${pair(({ luma }) => luma)}  chroma ${pair(({ chroma }) => chroma)}  contrast ${contrasts.join(" ")}`;
  });
  return lines.length > 0 ? lines.join("\n") : `${name.padEnd(10)} nothing of a kind that the photo shows too`;
}

/** Per kind: number of photos, median ratios, and the share of photos within 15 % of their own. */
export function summarizeKinds(photos: readonly (readonly KindComparison[])[]): string[] {
  return drawnKinds.flatMap((kind) => {
    const own = photos.flatMap((comparisons) => comparisons.filter((comparison) => comparison.kind === kind));
    if (own.length === 0) return [];
    const format = (words: string, of: (look: KindLook) => number) => {
      const ratios = own.map(({ drawn, photo }) => of(drawn) / of(photo)).filter((ratio) => Number.isFinite(ratio));
      const near = ratios.filter((ratio) => Math.abs(ratio - 1) <= alike).length;
      const off = median(ratios.map((ratio) => Math.abs(Math.log(ratio))));
      return `${words} x${median(ratios).toFixed(2)} (off by ${((Math.exp(off) - 1) * 100).toFixed(0)} %, ${near} of ${ratios.length} within 15 %)`;
    };
    const contrasts = contrastScales.map((scale, k) => format(`${scale} px`, ({ contrast }) => at(contrast, k)));
    return [
      `${kind} on ${own.length} photos: ${format("luma", ({ luma }) => luma)}, ${format("chroma", ({ chroma }) => chroma)}`,
      `  contrast ${contrasts.join(", ")}`,
    ];
  });
}

function at(values: readonly number[], k: number): number {
  return values[k] ?? Number.NaN;
}
