import { closeBook, openBook, roomLeft, startSheet, writeHeading } from "./open-book.server.ts";
import type { PacketFacts } from "./packet-facts.ts";
import { layOnPaper, plantingPlan, plantLegend } from "./plan-on-paper.ts";
import { matureSize, quantityOf, rowsOf } from "./schedules.ts";
import { bookFacts, drawPlanSheet, planScaleWords } from "./write-packet.server.ts";
import { type Table, tableHeight, writeTable } from "./write-table.ts";

/** Two pages for an association or a planning office: the plan, and what it is made of with sizes. */
export async function writeHoaSheet(facts: PacketFacts): Promise<Uint8Array> {
  const { geometry, scale } = facts;
  const plan = layOnPaper(facts);
  const about = bookFacts(facts, "Landscape plan for approval");
  const book = await openBook(about, plan.fit.page);
  drawPlanSheet(book, facts, plan, {
    title: "Landscape plan for approval",
    nodes: [...plantingPlan(geometry, scale, plan), ...plantLegend(geometry, plan)],
  });
  startSheet(book, "Plants, materials and sizes");
  const tables = [plantTable(facts), materialTable(facts)];
  const heightAt = (size: number) => tables.reduce((sum, table) => sum + tableHeight(book, { ...table, size }) + 21, 0);
  const sizes = [8.5, 8, 7.5, 7, 6.5, 6, 5.5];
  const size = sizes.find((one) => heightAt(one) <= roomLeft(book)) ?? 5;
  for (const [i, heading] of ["Plants", "Materials and features"].entries()) {
    const table = tables[i];
    if (!table || table.rows.length === 0) continue;
    writeHeading(book, heading, 0);
    writeTable(book, { ...table, size });
  }
  return closeBook(book, about, (sheet) => planScaleWords(plan, facts, sheet === 0));
}

function plantTable({ geometry, scale }: PacketFacts): Table {
  const rows = rowsOf(geometry, scale, "Plants");
  return {
    columns: [
      { title: "No.", share: 0.06, align: "right" },
      { title: "Common name", share: 0.28 },
      { title: "Botanical name", share: 0.32 },
      { title: "Quantity", share: 0.12, align: "right" },
      { title: "Mature height x spread", share: 0.22, align: "right" },
    ],
    rows: geometry.plants.map((plant, i) => [
      String(i + 1),
      plant.name,
      plant.botanicalName ?? "–",
      quantityOf(rows[i], scale),
      matureSize(plant, scale),
    ]),
  };
}

function materialTable({ geometry, scale }: PacketFacts): Table {
  const rows = (["Ground", "Edges", "Features"] as const).flatMap((group) => rowsOf(geometry, scale, group));
  return {
    columns: [
      { title: "Material or feature", share: 0.34 },
      { title: "Area, length or number", share: 0.22, align: "right" },
      { title: "Use and size", share: 0.44 },
    ],
    rows: rows.map((row) => [row.item, quantityOf(row, scale), row.note]),
  };
}
