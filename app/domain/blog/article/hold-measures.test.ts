import { expect, test } from "vitest";
import { holdMeasures } from "./hold-measures.ts";

test.each([
  ["<td>2⅜ in (60 mm)</td>", "<td>2⅜\u00a0in (60\u00a0mm)</td>"],
  ["<p>7 × 7 ft, 12 m²</p>", "<p>7\u00a0×\u00a07\u00a0ft, 12\u00a0m²</p>"],
  ['<img alt="5 m"><code>5 m</code> <pre><code>5 m\n5 m</code></pre>5 m', null],
  ["<p>9 inches, 3 months, 1 in-law</p>", "<p>9 inches, 3 months, 1 in-law</p>"],
])("%s", (html, held) => {
  expect(holdMeasures(html)).toBe(held ?? html.replace(/5 m$/, "5\u00a0m"));
});

test("takes no longer for many brackets that never close", () => {
  const contrived = "<pre><code>".repeat(20_000);
  const began = process.cpuUsage().user;
  expect(holdMeasures(contrived)).toBe(contrived);
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
});
