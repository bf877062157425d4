import { type PlanSheet, unitNames, usQuantity } from "./plan-sheet.ts";

/** Byte order mark: without it Excel does not detect UTF-8. */
const byteOrderMark = "\ufeff";

const columns = ["Group", "Item", "Quantity", "Unit", "Low", "High", "Quantity (US)", "Unit (US)", "Note"];

/** With a header. Cost columns only where there are prices. */
export function writeListCsv({ rows, ground, cost, chosenFor, sun }: PlanSheet): string {
  const head = [...columns, ...(cost ? [`Cost low (${cost.currency})`, `Cost high (${cost.currency})`] : [])];
  const lines = [...rows, ground].map((row) => {
    const { group, item, quantity, low, high, unit, note } = row;
    const names = unitNames(unit);
    const digits = unit === "each" ? 0 : 2;
    return [
      group,
      item,
      quantity.toFixed(digits),
      names.metric,
      low.toFixed(digits),
      high.toFixed(digits),
      usQuantity(quantity, unit),
      names.us,
      note,
      ...(cost ? [row.cost?.low ?? "", row.cost?.high ?? ""].map(String) : []),
    ];
  });
  if (cost)
    lines.push(["", "Total of what has a price", "", "", "", "", "", "", "", String(cost.low), String(cost.high)]);
  const told = [chosenFor, ...sun].map((words) => head.map((_, column) => (column === 1 ? words : "")));
  return writeCsv([head, ...lines, ...told]);
}

/** RFC 4180. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** Quoted only where needed. A text that a spreadsheet would take for a formula is prefixed with an apostrophe. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
