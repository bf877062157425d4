import { describe, expect, test } from "vitest";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { measurePlan } from "../quantities/measure-plan.ts";
import { scaleOf, takeOff } from "../quantities/take-off.ts";
import { drawingSize, drawPlan } from "./draw-plan.ts";

const geometry = measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 });
const words = { title: 'Plan <of> a "garden" & more', description: "Seen from above\u0000 it's <script>" };
const svg = drawPlan(geometry, scaleOf(geometry), words);

describe("the drawing", () => {
  test("is well-formed, escaped, and needs nothing from elsewhere", () => {
    expect(openTags(svg)).toEqual([]);
    expect(svg).toContain('<title id="plan-title">Plan &lt;of&gt; a &quot;garden&quot; &amp; more</title>');
    expect(svg).toContain("Seen from above it&#39;s &lt;script&gt;</desc>");
    expect(svg).not.toMatch(/<script|<style|<image|href|style=|NaN|undefined|Infinity/);
  });

  test("shows one symbol for each plant and thing of the list, and a key for each kind", () => {
    const { rows } = takeOff(geometry, scaleOf(geometry));
    const counted = (group: string) =>
      rows.filter((row) => row.group === group).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(svg.split('class="plant"').length - 1).toBe(counted("Plants"));
    expect(svg.split('class="thing"').length - 1).toBe(counted("Features"));
    for (const { name } of [...geometry.plants, ...geometry.objects]) expect(svg).toContain(`>${name}, `);
  });

  test("says its scale, its doubt and that north is unknown", () => {
    for (const told of ["2 m<", "5 ft<", "North unknown", "Lengths within 30 %", "The photo was taken here"])
      expect(svg).toContain(told);
  });

  test("lengths are shown above all plants and keys, each on its own background", () => {
    const told = [...svg.matchAll(/<rect [^>]*rx="3"[^>]*\/><text [^>]*>[\d.]+\s?m/g)];
    expect(told).toHaveLength(geometry.lengths.length);
    expect(told.length).toBeGreaterThan(0);
    const drawn = Math.max(
      svg.lastIndexOf('class="plant"'),
      svg.lastIndexOf('class="thing"'),
      svg.lastIndexOf(">1</text>", told[0]!.index),
    );
    expect(told[0]!.index).toBeGreaterThan(drawn);
  });

  test("a corrected scale changes the bar and the areas, not where things lie", () => {
    const corrected = drawPlan(geometry, scaleOf(geometry, { factor: 1.5 }), words);
    const patio = (drawing: string) => /flagstone-grey\)[^>]*>/.exec(drawing)?.[0];
    expect(patio(svg)).toBeDefined();
    expect(patio(corrected)).toBe(patio(svg));
    expect(corrected).toContain("Lengths within 5 %");
    const grass = geometry.surfaces.filter(({ kind }) => kind === "base");
    expect(grass).toHaveLength(1);
    for (const { area } of grass) expect(corrected).toContain(`${(area * 2.25).toFixed(1)}\u00a0m²`);
  });
});

test("large letters: the same signs, all words in full, on a longer sheet as wide", () => {
  const large = drawPlan(geometry, scaleOf(geometry), words, "large");
  const count = (drawing: string, sign: string) => drawing.split(sign).length;
  for (const sign of ['class="plant"', 'class="thing"', 'class="legend"'])
    expect(count(large, sign)).toBe(count(svg, sign));
  for (const { name } of [...geometry.plants, ...geometry.objects]) expect(large).toContain(`>${name}, `);
  const sizes = [...large.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  // Shown 340 pixels wide on a phone.
  expect((Math.min(...sizes) * 340) / 440).toBeGreaterThan(10);
  expect(drawingSize(geometry, "large").height).toBeGreaterThan(drawingSize(geometry).height);
  expect(drawingSize(geometry, "large").width).toBe(drawingSize(geometry).width);
});

function openTags(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of markup.matchAll(
    /<(\/?)([a-z]+)(?:\s[a-z:-]+="[^"<]*")*\s*(\/?)>/gi,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
