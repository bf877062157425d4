import { describe, expect, test } from "vitest";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { scaleOf } from "#app/designer/take-off/quantities/take-off.ts";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { readPdf } from "#tests/documents/read-pdf.ts";
import { defaultPrices } from "../costs/default-prices.ts";
import type { PacketFacts } from "./packet-facts.ts";
import { writeHoaSheet } from "./write-hoa-sheet.server.ts";
import { writePacket } from "./write-packet.server.ts";
import { writePlanSvg } from "./write-plan-svg.ts";

const geometry = measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 });

function factsFor(given: Partial<PacketFacts> & { unit: "m" | "ft" }): PacketFacts {
  const { unit, ...rest } = given;
  return {
    brand: "Ann's Gardens",
    subject: "Order 12 · design 1",
    date: new Date("2026-03-01T12:00:00Z"),
    geometry,
    scale: scaleOf(geometry, undefined, unit),
    isMeasured: false,
    paper: "letter",
    place: "Plants chosen for USDA zone 6b (ZIP code 10001)",
    prices: undefined,
    ...rest,
  };
}

/** Points of a rectangle's sides on a page. */
function rectangles(operators: string): { width: number; height: number }[] {
  return [...operators.matchAll(/^[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+) re$/gm)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
}

describe("the packet", () => {
  test.each([
    // 1/4 inch is 18 points: a foot. 1:50 shows a meter as 56.69 points.
    ["ft", "11x17", '1/4" = 1 ft', 18, 2],
    ["ft", "letter", '1/8" = 1 ft', 9, 5],
    ["m", "a3", "1:50", 72 / 0.0254 / 50, 1],
    ["m", "a4", "1:100", 72 / 0.0254 / 100, 1],
  ] as const)(
    "in %s on %s, the plan is at the largest scale that fits, and its bar measures right",
    async (unit, paper, words, perUnit, field) => {
      const [first] = readPdf(await writePacket(factsFor({ unit, paper }))).pages;
      expect(first?.text).toContain(`Scale ${words} on this paper at 100 %`);
      expect(first?.text).toContain(`${4 * field} ${unit}\n`);
      const fields = rectangles(first?.operators ?? "").filter(({ height }) => height === 4);
      expect(fields.filter(({ width }) => Math.abs(width - field * perUnit) < 0.06).length).toBeGreaterThanOrEqual(4);
    },
  );

  test("every sheet has paper size, order, shop, number and warning; measured plans say so", async () => {
    const { pages } = readPdf(await writePacket(factsFor({ unit: "ft" })));
    expect(pages.length).toBeGreaterThanOrEqual(5);
    for (const [i, { width, height, text }] of pages.entries()) {
      expect([width, height].sort((a, b) => a - b)).toEqual([612, 792]);
      const read = text.replaceAll("\n", " ");
      for (const words of [
        "Ann's Gardens",
        "Order 12 · design 1",
        `Sheet ${i + 1} of ${pages.length}`,
        "Levels not known",
      ])
        expect(read).toContain(words);
      expect(read).toContain("lengths may be off by up to 30 % until one length is measured");
    }
    const scale = scaleOf(geometry, { factor: 1.2 }, "ft");
    const measured = readPdf(await writePacket(factsFor({ unit: "ft", scale, isMeasured: true })));
    const [plan] = readPdf(await writePacket(factsFor({ unit: "ft", facing: "southwest" }))).pages;
    expect(plan?.text.replaceAll("\n", " ")).toContain("Plants chosen for USDA zone 6b (ZIP code 10001) · Scale");
    expect(plan?.text.replaceAll("\n", " ")).toContain("Up the sheet is southwest, as its owner says.");
    for (const { text } of measured.pages) expect(text.replaceAll("\n", " ")).toContain("lengths within about 5 %");
  });

  test("schedule, quantities, stages with costs and care are on it", async () => {
    const prices = defaultPrices("US", geometry);
    const { pages } = readPdf(await writePacket(factsFor({ unit: "ft", prices })));
    const text = pages
      .map((page) => page.text)
      .join("\n")
      .replaceAll("\n", " ");
    for (const words of [
      "North not known",
      "English lavender",
      "Lavandula angustifolia",
      "Steel edging",
      "falls 2 % away from the house",
      "Geotextile",
      "1. Clear",
      "2. Build",
      "3. Plant",
      "Usual prices in the United States, in USD",
      "in the paving's price",
      "to be checked by a contractor",
      "Care by month",
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/\$\d/);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    const none = readPdf(await writePacket(factsFor({ unit: "m" })));
    const withoutPrices = none.pages.map((page) => page.text).join(" ");
    expect(withoutPrices).toContain("For this country no prices were read");
    expect(withoutPrices).not.toMatch(/[$€£]\d/);
  });

  test("is tagged, titled and in a language, with its fonts; same facts, same bytes", async () => {
    const bytes = await writePacket(factsFor({ unit: "m", paper: "a4" }));
    const { source } = readPdf(bytes);
    for (const mark of ["/Marked true", "/Lang (en-US)", "/DisplayDocTitle true", "/S /Figure", "/S /TH", "/FontFile2"])
      expect(source).toContain(mark);
    expect(Buffer.compare(bytes, await writePacket(factsFor({ unit: "m", paper: "a4" })))).toBe(0);
  });
});

test("the sheet for an HOA has two pages, however many plants there are", async () => {
  const [lavender] = geometry.plants;
  const many = { ...geometry, plants: Array.from({ length: 30 }, () => lavender ?? []).flat() };
  for (const plan of [geometry, many]) {
    const { pages } = readPdf(await writeHoaSheet(factsFor({ unit: "ft", geometry: plan })));
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain('Scale 1/8" = 1 ft');
    for (const words of ["English lavender", "Cut flagstone|Flagstone", "Bench|bench"])
      expect(pages[1]?.text).toMatch(new RegExp(words));
  }
});

test("the SVG is as large as its paper", () => {
  const svg = writePlanSvg(factsFor({ unit: "m", paper: "a4" }));
  expect(svg).toMatch(/ (width="297.00mm" height="210.00mm"|width="210.00mm" height="297.00mm") /);
  expect(svg).toContain("Scale 1:100");
  expect(svg).toContain("lengths may be off by up to 30 %");
});
