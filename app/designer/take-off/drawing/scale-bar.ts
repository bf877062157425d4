import { metersPer } from "../../wording/length-words.ts";
import type { PlanScale } from "../quantities/take-off.ts";
import { ink, inkSoft, margin, paper, type Sheet, sheetWidth } from "./sheet.ts";
import { element, label, type SvgElement } from "./svg.ts";

export function scaleBar(
  { bottom, perTrueMetre, letters }: Sheet,
  { uncertainty }: PlanScale,
  { facing, place }: { facing?: string; place?: string },
): SvgElement[] {
  const y = bottom + 30;
  const perFoot = perTrueMetre * metersPer.ft;
  const metres = roundLength(110 / perTrueMetre);
  const feet = roundLength(110 / perFoot);
  const north = { x: sheetWidth - margin, "text-anchor": "end", "font-size": letters(10.5) };
  return [
    ...bar(y, metres * perTrueMetre),
    ...bar(y + 6, feet * perFoot),
    label("0", margin, y - 4, { "font-size": letters(10), fill: ink }),
    label(`${metres} m`, margin + metres * perTrueMetre, y - 4, {
      "font-size": letters(10),
      fill: ink,
      "text-anchor": "middle",
    }),
    label(`${feet} ft`, margin + feet * perFoot, y + 11 + letters(10), {
      "font-size": letters(10),
      fill: ink,
      "text-anchor": "middle",
    }),
    element("text", { ...north, y: y - 4, fill: ink }, facing ? `Up is ${facing}` : "North unknown"),
    element(
      "text",
      { ...north, y: y - 4 + letters(14), fill: inkSoft },
      `${place ? `${place} · lengths` : "Lengths"} within ${Math.round(uncertainty * 100)} %`,
    ),
  ];
}

function bar(y: number, length: number): SvgElement[] {
  const field = length / 4;
  return [0, 1, 2, 3].map((i) =>
    element("rect", {
      x: margin + i * field,
      y,
      width: field,
      height: 4,
      fill: i % 2 === 0 ? ink : paper,
      stroke: ink,
      "stroke-width": 0.6,
    }),
  );
}

/** The largest of 1, 2, 5, 10, 20, 50, ... that is not longer. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [5, 2, 1].find((step) => step * power <= most) ?? 1;
  return steps * power;
}
