import { expect, test } from "vitest";
import { Allowance } from "./allowance.ts";

function ask(allowance: Allowance, key: string, now: number): number {
  const wait = allowance.waitOf(key, now);
  if (wait === 0) allowance.take(key, now);
  return wait;
}

test("all at once, then one by one as time passes", () => {
  const sixAnHour = new Allowance(6, 3600);
  expect(Array.from({ length: 7 }, () => ask(sixAnHour, "a", 1000))).toEqual([0, 0, 0, 0, 0, 0, 600]);
  expect(ask(sixAnHour, "b", 1000)).toBe(0);
  expect(ask(sixAnHour, "a", 1599)).toBe(1);
  expect([ask(sixAnHour, "a", 1600), ask(sixAnHour, "a", 1600)]).toEqual([0, 600]);
  expect(Array.from({ length: 7 }, () => ask(sixAnHour, "a", 9999)).filter((wait) => wait === 0)).toHaveLength(6);
});

test("no more keys are remembered than there is room for, and none that is whole again", () => {
  const twoASecond = new Allowance(2, 1000, 100);
  ask(twoASecond, "first", 0);
  for (let k = 0; k < 5000; k++) ask(twoASecond, `key ${k}`, 0);
  expect(twoASecond.keys).toBe(100);
  expect(ask(twoASecond, "key 4999", 1)).toBe(0);
  expect(ask(twoASecond, "key 4999", 1)).toBeGreaterThan(0);
  ask(twoASecond, "later", 3000);
  expect(twoASecond.keys).toBe(1);
});

test("nought is no limit", () => {
  const any = new Allowance(0, 1000);
  expect(Array.from({ length: 50 }, () => ask(any, "a", 0)).some((wait) => wait > 0)).toBe(false);
});
