import type { DesignVersion } from "#app/domain/orders/order.ts";

/** Of a picture service also how well it kept the house. */
export function MakerWords({ image, mayRedraw }: { image: DesignVersion; mayRedraw: boolean }) {
  const words = [makerOf(image), houseOf(image, mayRedraw)].filter(Boolean).join(" ");
  return words ? <p className="max-w-measure text-ink-soft text-sm">{words}</p> : null;
}

function makerOf({ maker }: DesignVersion): string {
  if (!maker) return "";
  if (maker === "in-place-of-service") {
    return "Drawn by our built-in designer, because the picture service could not make it.";
  }
  return `Drawn by ${maker.service}.`;
}

function houseOf({ house, origin }: DesignVersion, mayRedraw: boolean): string {
  const wayOut = mayRedraw ? " If this is not how it looks, open “This is not my yard” below." : "";
  const before = origin === "change" ? "the picture before" : "your photo";
  if (house === "restored") return `It had altered the house, so around the garden you see ${before} again.${wayOut}`;
  if (house === "drifted") return `It may have altered the house or what stands around the garden.${wayOut}`;
  return "";
}
