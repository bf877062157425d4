import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";

const plantsNamed = 6;

/**
 * "Round patio of flagstone on the left, curved gravel path, cottage planting; cottage style; with lavender, catmint,
 * roses"
 */
export function describeIdea({ title, style, plants, objects }: PlanSummary): string {
  const most = Object.entries(plants)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, plantsNamed)
    .map(([name]) => name.replaceAll("-", " "));
  const things = Object.keys(objects)
    .filter((name) => name !== "edging-stone")
    .sort()
    .map((name) => name.replaceAll("-", " "));
  return [
    title.charAt(0).toLowerCase() + title.slice(1),
    `${style} style`,
    most.length > 0 ? `planted with ${most.join(", ")}` : "",
    things.length > 0 ? `with ${things.join(", ")}` : "",
  ]
    .filter(Boolean)
    .join("; ");
}
