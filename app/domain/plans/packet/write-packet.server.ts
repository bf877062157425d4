import { groundPatterns } from "#app/designer/take-off/drawing/ground-patterns.ts";
import type { SvgElement } from "#app/designer/take-off/drawing/svg.ts";
import { calendarKey, careCalendar } from "./care-calendar.ts";
import { drawNodes, readPatterns } from "./draw-nodes.ts";
import {
  type Book,
  type BookFacts,
  closeBook,
  drawFigure,
  openBook,
  startSheet,
  writeHeading,
  writeParagraph,
} from "./open-book.server.ts";
import { type PacketFacts, scaleWarning } from "./packet-facts.ts";
import { papers } from "./paper.ts";
import { layOnPaper, type PaperPlan, plantingPlan, plantLegend, settingOutPlan } from "./plan-on-paper.ts";
import { featureSchedule, plantCautions, plantSchedule, stageTable, surfaceSchedule, totalCost } from "./schedules.ts";
import { writeTable } from "./write-table.ts";

/** Plans to scale, schedules, stages with costs and a calendar of care, as a PDF. */
export async function writePacket(facts: PacketFacts): Promise<Uint8Array> {
  const { geometry, scale, prices } = facts;
  const plan = layOnPaper(facts);
  const about = bookFacts(facts, "Packet for your builder");
  const book = await openBook(about, plan.fit.page);
  drawPlanSheet(book, facts, plan, {
    title: "Planting plan",
    nodes: [...plantingPlan(geometry, scale, plan), ...plantLegend(geometry, plan)],
  });
  drawPlanSheet(book, facts, plan, {
    title: "Setting out and dimensions",
    nodes: settingOutPlan(geometry, scale, plan),
  });
  startSheet(book, "Schedules");
  writeHeading(book, "Plants, by the numbers of the planting plan");
  writeTable(book, plantSchedule(facts));
  for (const caution of plantCautions(geometry)) writeParagraph(book, caution);
  writeHeading(book, "Ground and edgings, by the letters of the setting-out sheet");
  writeTable(book, surfaceSchedule(facts));
  if (geometry.objects.length > 0) {
    writeHeading(book, "Features, by the letters of the planting plan");
    writeTable(book, featureSchedule(facts));
  }
  startSheet(book, "Stages and costs");
  writeParagraph(
    book,
    prices
      ? `${prices.source} Ranges, installed unless said otherwise, to be checked by a contractor. No currency is converted.`
      : "For this country no prices were read: every cost is to be checked by a contractor.",
  );
  writeHeading(book, "1. Clear");
  writeParagraph(book, clearWords);
  writeTable(book, stageTable(facts, "clear"));
  writeHeading(book, "2. Build");
  writeParagraph(book, buildWords);
  writeTable(book, stageTable(facts, "build"));
  writeHeading(book, "3. Plant");
  writeParagraph(book, plantWords);
  writeTable(book, stageTable(facts, "plant"));
  const total = totalCost(facts);
  if (total) writeHeading(book, `All stages together, of what has a price: ${total}, to be checked by a contractor`);
  startSheet(book, "Care by month");
  writeTable(book, careCalendar(geometry));
  writeParagraph(book, calendarKey);
  return closeBook(book, about, (sheet) => planScaleWords(plan, facts, sheet < 2));
}

const clearWords =
  "Have cables and pipes marked before digging, and find the boundary. Mark the outline from the setting-out sheet. Keep topsoil for the beds.";
const buildWords =
  "Levels are not known: set them on site so that paving falls 2 % away from the house and ends below the damp course. Lay geotextile, then the base in layers, compacted, then bedding, paving and edgings.";
const plantWords =
  "Set plants out in their pots by the planting plan before digging, trees and hedges first. Water in, then mulch. Sizes are those to buy, distances those between middles.";

export function bookFacts(facts: PacketFacts, kind: string): BookFacts {
  const { brand, subject, date } = facts;
  return { brand, subject, date, title: `${kind}: ${subject}`, warning: scaleWarning(facts) };
}

export function planScaleWords({ fit }: PaperPlan, { paper }: PacketFacts, isDrawn: boolean): string {
  return isDrawn ? `Scale ${fit.words} on ${papers[paper].label}` : `Not to scale · ${papers[paper].label}`;
}

export function drawPlanSheet(
  book: Book,
  { geometry }: PacketFacts,
  { fit }: PaperPlan,
  { title, nodes }: { title: string; nodes: readonly SvgElement[] },
): void {
  startSheet(book, title);
  const things = geometry.plants.length + geometry.objects.length;
  const alt = `${title}, seen from above, at ${fit.words}: ${geometry.surfaces.length} kinds of ground, ${things} kinds of plants and features, as listed in the schedules.`;
  drawFigure(book, alt, () => drawNodes(book.doc, nodes, readPatterns(book.doc, groundPatterns(geometry.surfaces))));
}
