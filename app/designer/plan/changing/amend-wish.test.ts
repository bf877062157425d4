import { expect, test } from "vitest";
import { readWish } from "../../wish/read-wish.ts";
import { amendWish } from "./amend-wish.ts";

const wish = readWish("A flagstone patio with a fire pit, a gravel path and lavender. No fence. Cottage style");
const changed = (words: string) => amendWish(wish, readWish(words));

test("another material for one thing leaves the others", () => {
  const amended = changed("make the path brick");
  expect(amended.path.paving).toBe("brick");
  expect(amended.patio.paving).toBe("flagstone");
  expect(amended.style).toBe("cottage");
  expect([...amended.asked]).toEqual(expect.arrayContaining(["patio", "path", "fire-pit"]));
  expect(amended.plants).toContain("lavender");
});

test("what was refused may be asked for after all, and what was asked for refused", () => {
  expect(wish.refused.includes("fence")).toBe(true);
  const amended = changed("no fire pit, but a fence along the back");
  expect(amended.asked.includes("fire-pit")).toBe(false);
  expect(amended.refused.includes("fire-pit")).toBe(true);
  expect(amended.asked.includes("fence")).toBe(true);
  expect(amended.refused.includes("fence")).toBe(false);
  expect(amended.items.map(({ thing }) => thing)).not.toContain("fire-pit");
});

test("what is said of the change is about the change", () => {
  const amended = changed("add a sauna and two benches");
  expect(amended.notDrawn).toEqual(["sauna"]);
  expect(amended.items).toContainEqual(expect.objectContaining({ thing: "bench", count: 2 }));
});

test("a change that says nothing changes nothing but what is told", () => {
  const {
    understood: _,
    notDrawn: __,
    remark: ___,
    notUnderstood: ____,
    statedThings: _____,
    aims: ______,
    ...before
  } = wish;
  expect(changed("hmm")).toMatchObject(before);
});

test("a number in a change is that of all there are then, and is told so", () => {
  const benches = readWish("two benches");
  expect(amendWish(benches, readWish("add three benches")).understood).toEqual(["three benches in all"]);
  expect(amendWish(benches, readWish("add three boulders")).understood).toEqual(["three boulders"]);
});

test("another one is one more than there are, and stands beside them where it has a place of its own", () => {
  const benches = readWish("two benches by the pond");
  const more = amendWish(benches, readWish("add another bench"));
  expect(more.items).toContainEqual({ thing: "bench", spot: "around-pond", anchor: "pond", count: 3 });
  expect(more.understood).toEqual(["another bench, three in all"]);
  const counted = amendWish(readWish("a patio"), readWish("add two more benches"), () => 1);
  expect(counted.items).toContainEqual({ thing: "bench", count: 3 });
  const placed = amendWish(benches, readWish("add another bench by the gate"));
  expect(placed.items.filter(({ thing }) => thing === "bench").map(({ spot }) => spot)).toEqual([
    "around-pond",
    "by-gate",
  ]);
});
