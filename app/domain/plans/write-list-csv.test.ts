import { expect, test } from "vitest";
import type { ListRow, PlanSheet } from "./plan-sheet.ts";
import { csvCell, writeListCsv } from "./write-list-csv.ts";

const flagstoneRow: ListRow = {
  group: "Ground",
  item: 'Flagstone, "grey"',
  note: "=1+1",
  unit: "m2",
  quantity: 12,
  low: 6,
  high: 20,
};
const lavenderRow: ListRow = {
  group: "Plants",
  item: "Lavender",
  note: "a\nb",
  unit: "each",
  quantity: 10,
  low: 5,
  high: 17,
};
const sheet: PlanSheet = {
  name: "1",
  words: "design 1",
  addresses: { drawing: "", list: "" },
  uncertainty: 30,
  unit: "m",
  chosenFor: "Plants are chosen for zone 6b.",
  sun: [],
  groundTrust: { outline: "sure", tiltDoubted: false },
  drawing: { usual: { width: 440, height: 700 }, large: { width: 440, height: 900 } },
  ground: { group: "Ground", item: "All ground in view", note: "", unit: "m2", quantity: 50, low: 25, high: 85 },
  rows: [flagstoneRow, lavenderRow],
};

test("reads back as it was: a byte order mark, a head, quotes, line breaks and units", () => {
  const csv = writeListCsv(sheet);
  expect(csv.startsWith("\ufeffGroup,Item,")).toBe(true);
  const [head, flagstone, lavender, ground, chosenFor, ...rest] = parseCsv(csv.slice(1));
  expect(rest).toEqual([]);
  expect(chosenFor?.join("")).toBe(sheet.chosenFor);
  expect(head).toHaveLength(9);
  expect(flagstone).toEqual(["Ground", 'Flagstone, "grey"', "12.00", "m2", "6.00", "20.00", "129", "sq ft", "'=1+1"]);
  expect(lavender).toEqual(["Plants", "Lavender", "10", "pieces", "5", "17", "10", "pieces", "a\nb"]);
  expect(ground?.[1]).toBe("All ground in view");
});

test("costs are columns of their own, with their sum", () => {
  const rows = [{ ...flagstoneRow, cost: { low: 600, high: 4000 } }, lavenderRow];
  const csv = writeListCsv({ ...sheet, rows, cost: { currency: "EUR", low: 600, high: 4000, unpriced: 1 } });
  const lines = parseCsv(csv.slice(1));
  expect(lines[0]?.slice(-2)).toEqual(["Cost low (EUR)", "Cost high (EUR)"]);
  expect(lines.map((line) => line.at(-1))).toEqual(["Cost high (EUR)", "4000", "", "", "4000", ""]);
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([11]));
});

test.each(["=1+1", "+1 555", "-cmd", "@SUM(A1)", "\tx", "\rx"])("no spreadsheet runs %j", (text) => {
  expect(csvCell(text)).toMatch(/^"?'/);
});

test.each(["-3.5", "12", "a=b", ""])("%j stays as it is", (text) => {
  expect(csvCell(text)).toBe(text);
});

function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== "\r\n") continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
