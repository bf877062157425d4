import { describe, expect, it } from "vitest";
import { judgeCounts } from "#tests/designer/plan-properties/counts.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";

const wishes = [
  "four raised beds and two benches",
  "a fire pit with six chairs, three birches",
  "a dining table for eight, five lavender",
  "a patio with a table and four chairs, two hydrangeas",
  "two fire pits and a dozen roses",
  "three pots on the patio, three boulders, two ponds",
];

describe("what is counted", () => {
  const homes = [1, 6].flatMap((yard) => planHome(yard, wishes, 1));
  const answers = homes.flatMap((home) => judgeCounts(home).map((own) => ({ ...own, name: home.name })));

  it("is there in that number, or the actual number is reported", () => {
    expect(answers.filter(({ answer }) => answer === "wrong")).toEqual([]);
    expect(answers.filter(({ answer }) => answer === "right").length).toBeGreaterThan(answers.length / 2);
  });

  it("is read back with its number", () => {
    const [, , table] = homes;
    expect(table?.wish.understood).toEqual(["a dining table with eight chairs", "five lavender plants"]);
  });
});

it.each([
  ["two patios", "2 patios (there is 1)"],
  ["three flower beds", /^3 planting beds \(there (?:is|are) \d\)$/],
  ["twelve stepping stones", /^12 stepping stones \(there are \d+\)$/],
])("%s are one, or as many as there is way for: it says so", (wish, told) => {
  const said = planHome(6, [wish], 1).flatMap(({ plan }) => plan.summary.noRoom);
  expect(said).toContainEqual(typeof told === "string" ? told : expect.stringMatching(told));
});
