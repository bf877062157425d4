import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PlanScale } from "#app/designer/take-off/quantities/take-off.ts";
import type { PacketPrices } from "../costs/default-prices.ts";
import type { BookFacts } from "./open-book.server.ts";
import type { PaperName } from "./paper.ts";

export interface PacketFacts extends Omit<BookFacts, "title" | "warning"> {
  geometry: PlanGeometry;
  scale: PlanScale;
  /** A length in the yard is known. */
  isMeasured: boolean;
  paper: PaperName;
  /** Which way the photo looks, "southwest", if that is known. */
  facing?: string;
  /** "Plants chosen for USDA zone 6b". */
  place: string;
  prices: PacketPrices | undefined;
}

/** On every sheet. */
export function scaleWarning({
  scale: { uncertainty },
  isMeasured,
}: Pick<PacketFacts, "scale" | "isMeasured">): string {
  const percent = Math.round(uncertainty * 100);
  const how = isMeasured
    ? `Drawn from one photo, its scale set by one measured length: lengths within about ${percent} %.`
    : `Drawn from one photo, its scale estimated: lengths may be off by up to ${percent} % until one length is measured.`;
  return `${how} Levels not known. Check dimensions, levels, boundaries and buried services on site before ordering or digging.`;
}
