import { expect, test } from "vitest";
import { type Asker, FairLine } from "./fair-line.ts";

/** The order in which askers get their turn when each of these comes while the first one works. */
async function turns(comers: [kind: Asker["kind"], name: string][]): Promise<string[]> {
  const line = new FairLine();
  const order: string[] = [];
  const works = comers.map(async ([kind, name], n) => {
    const turn = line.enter({ kind, name });
    if (!turn) return void order.push(`${name}${n} refused`);
    await turn;
    order.push(`${name}${n}`);
    await Promise.resolve();
    line.leave();
  });
  await Promise.all(works);
  return order.filter((entry) => !entry.endsWith("refused")).concat(order.filter((entry) => entry.endsWith("refused")));
}

test("one asker's many let every other one's through", async () => {
  const order = await turns([
    ["known", "a"],
    ["known", "a"],
    ["known", "a"],
    ["known", "b"],
    ["known", "c"],
  ]);
  expect(order).toEqual(["a0", "a1", "b3", "c4", "a2"]);
});

test("a known person comes next, however many visitors wait, and visitors alternate with known people", async () => {
  const visitors = Array.from({ length: 6 }, (_, n): ["visitor", string] => ["visitor", `v${n}-`]);
  const order = await turns([...visitors, ["known", "a"], ["known", "b"]]);
  expect(order.slice(0, 4)).toEqual(["v0-0", "a6", "v1-1", "b7"]);
});

test("visitors wait in a short line, two of each, and take no place from the known", async () => {
  const crowd = Array.from({ length: 50 }, (_, n): ["visitor", string] => ["visitor", `v${n % 25}-`]);
  const order = await turns([["visitor", "x"], ["visitor", "x"], ["visitor", "x"], ...crowd, ["known", "a"]]);
  expect(order.slice(0, 2)).toEqual(["x0", "a53"]);
  expect(order).toContain("x2 refused");
  expect(order.filter((entry) => !entry.endsWith("refused"))).toHaveLength(9);
});
