import { expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { readOddForms } from "#tests/harness/odd-forms.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";

test("of 50,000 odd forms none loses a field, and none holds the process up", async () => {
  const bodies = 50_000;
  const { faults, refusedThoughRight, read, refused, slowestMs } = await readOddForms(createSeededRandom(), bodies);
  noteFigures(
    "odd-forms",
    `${bodies.toLocaleString("en")} odd forms: ${read.toLocaleString("en")} read as another parser reads them, ${refused.toLocaleString("en")} refused, the slowest took ${Math.round(slowestMs)} ms of processor time`,
  );
  expect(faults).toEqual([]);
  expect(refusedThoughRight).toEqual([]);
}, 600_000);
