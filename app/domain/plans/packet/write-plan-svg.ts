import { groundPatterns } from "#app/designer/take-off/drawing/ground-patterns.ts";
import { element, label, writeSvg } from "#app/designer/take-off/drawing/svg.ts";
import { type PacketFacts, scaleWarning } from "./packet-facts.ts";
import { sheetMargin } from "./paper.ts";
import { layOnPaper, plantingPlan, plantLegend } from "./plan-on-paper.ts";

/** The planting plan as a standalone SVG that is as large as its paper, so that it prints and imports to scale. */
export function writePlanSvg(facts: PacketFacts): string {
  const { geometry, scale, brand, subject } = facts;
  const plan = layOnPaper(facts);
  const { width, height } = plan.fit.page;
  const millimeters = (points: number) => `${((points * 25.4) / 72).toFixed(2)}mm`;
  const foot = { "font-size": 8, fill: "#111111" };
  return writeSvg(
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: millimeters(width),
        height: millimeters(height),
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        "aria-labelledby": "plan-title",
        "font-family": "'Roboto Condensed', 'Liberation Sans Narrow', Arial, sans-serif",
      },
      element("title", { id: "plan-title" }, `Plan, ${subject}, at ${plan.fit.words}`),
      element("defs", {}, groundPatterns(geometry.surfaces)),
      element("rect", { width: String(width), height: String(height), fill: "#ffffff" }),
      plantingPlan(geometry, scale, plan),
      plantLegend(geometry, plan),
      label(`${brand} · ${subject}`, sheetMargin, sheetMargin + 10, { ...foot, "font-size": 13, "font-weight": 700 }),
      label(scaleWarning(facts), sheetMargin, height - sheetMargin, foot),
    ),
  );
}
