import { describe, expect, it } from "vitest";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";

function summaries(wish: string) {
  const homes = Array.from({ length: 12 }, (_, yard) => planHome(yard, [wish, wish]));
  return homes.flatMap((home) => home.map(({ plan }) => plan.summary));
}

describe("a path that is to run otherwise than it shows", () => {
  const curved = summaries("a patio, a bench and a winding gravel path");
  const unlike = curved.filter(({ noRoom }) => noRoom.join().includes("curved path (what you see of it is straight)"));

  it("is reported among the differences and in the design's title, and praised nowhere", () => {
    expect(unlike.length).toBeGreaterThan(0);
    for (const { title } of unlike) expect(title).toMatch(/path \(straight instead of curved\)|stepping stones/i);
    for (const { reason } of unlike) expect(reason).not.toMatch(/(?:straight|curved|angled) path/);
  });

  it("is reported in no other case", () => {
    const told = /instead of (?:curved|straight)|what you see of it/;
    const words = ({ title, reason, noRoom }: (typeof curved)[number]) => [title, reason, ...noRoom].join("\n");
    const asRequested = curved.filter((summary) => !unlike.includes(summary));
    expect(asRequested.some(({ title }) => title.includes("curved pea gravel path"))).toBe(true);
    for (const summary of asRequested) {
      expect(words(summary)).not.toMatch(told);
      expect(words(summary)).not.toMatch(/(?:straight|angled) (?:[a-z]+ )*path/i);
    }
    for (const summary of summaries("a patio and a gravel path")) expect(words(summary)).not.toMatch(told);
  });
});
