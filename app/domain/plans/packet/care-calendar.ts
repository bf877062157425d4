import { findFacts } from "#app/designer/plants/facts/facts.ts";
import type { PlanGeometry, PlantGroup } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { Table } from "./write-table.ts";

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const calendarKey =
  "P: plant. F: in flower. C: cut back or trim. W: water if there is no rain. M: mulch or feed. X: do it. For gardens of the northern temperate zone; in a mild climate a month earlier, in a cold one a month later. A blank line of flowers means that nothing was read about them, or that there are none to speak of.";

const woody = new Set(["tree", "hedge", "tall", "climber"]);

/** What is done in which month, by common practice; flowers as the plants' facts have them. */
export function careCalendar({ plants, surfaces }: PlanGeometry): Table {
  const general: [string, (month: number) => string][] = [
    ["New plants, first two summers", (month) => (month >= 5 && month <= 9 ? "W" : "")],
    ["Beds: weed", (month) => (month >= 4 && month <= 10 ? "X" : "")],
    ["Beds: mulch", (month) => (month === 3 ? "M" : "")],
    ["Paving: joints, edgings and falls", (month) => (month === 3 || month === 11 ? "X" : "")],
  ];
  const lawn = surfaces.some(({ material }) => material === "lawn");
  if (lawn) general.push(["Lawn: mow", (month) => (month >= 4 && month <= 10 ? "X" : "")]);
  if (lawn) general.push(["Lawn: feed", (month) => (month === 4 || month === 9 ? "M" : "")]);
  const months = monthNames.map((_, i) => i + 1);
  return {
    columns: [
      { title: "What", share: 0.28 },
      ...monthNames.map((title) => ({ title, share: 0.06, align: "center" as const })),
    ],
    rows: [
      ...general.map(([what, inMonth]) => [what, ...months.map(inMonth)]),
      ...plants.map((plant, i) => [`${i + 1} ${plant.name}`, ...months.map((month) => plantCare(plant, month))]),
    ],
  };
}

function plantCare(plant: PlantGroup, month: number): string {
  const facts = findFacts(plant.species);
  const [first, last] = facts?.bloom ?? [];
  const flowers = first !== undefined && last !== undefined && isWithin(month, first, last);
  const signs = [
    ...(plantingMonths(plant).includes(month) ? ["P"] : []),
    ...(flowers ? ["F"] : []),
    ...(cuttingMonths(plant, facts?.winter).includes(month) ? ["C"] : []),
  ];
  return signs.join(" ");
}

/** A winter's bloom goes over the turn of the year. */
function isWithin(month: number, first: number, last: number): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

function plantingMonths({ role }: PlantGroup): number[] {
  if (role === "vegetable") return [5];
  return woody.has(role) ? [3, 4, 10, 11] : [4, 5, 9, 10];
}

function cuttingMonths({ role }: PlantGroup, winter: string | undefined): number[] {
  if (role === "hedge") return [6, 9];
  if (role === "climber") return [2];
  return winter === "dry stems" || role === "meadow" ? [3] : [];
}
