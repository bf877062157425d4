import { expect, test } from "vitest";
import type { Locality } from "../locality/locality.ts";
import { whyUnsuited } from "../locality/plants-there.ts";
import { readLocality } from "../locality/read-locality.ts";
import { groupPlants } from "../take-off/quantities/group-placements.ts";
import { readWish } from "./read-wish.ts";
import { settleWish } from "./settle-wish.ts";

function placeOf(typed: string): Locality {
  const read = readLocality(typed);
  if (!read.ok) throw new Error(read.reason);
  return read.locality;
}

test("a plant that cannot live there is drawn as asked, and said with two that look like it and do", () => {
  const wish = settleWish(readWish("Lavender along the fence and hostas"), placeOf("zone 3b"));
  expect(wish.plants).toEqual(readWish("Lavender along the fence and hostas").plants);
  expect(wish.understood).toContain("lavender along the fence");
  expect(wish.unsuited).toEqual([
    {
      of: "lavender along the fence",
      words: expect.stringMatching(
        /^lavender along the fence \(zone 3b is too cold for it; [a-z -]+ and [a-z -]+ look like it and may grow there\)$/i,
      ),
    },
  ]);
});

test("one that is banned there is drawn as what looks most like it, and said", () => {
  const typed = "A barberry hedge, Japanese barberry by the door and a pond";
  const wish = settleWish(readWish(typed), placeOf("10001"));
  expect(JSON.stringify([wish.plants, wish.items.map(({ thing, of }) => [thing, of])])).not.toContain("barberry");
  expect(wish.understood.join()).toMatch(/a barberry hedge \(drawn as [\w ]+\)/);
  expect(wish.unsuited?.map(({ words }) => words).join()).toMatch(
    /barberry.* \(not to be sold(?: or planted)? in your state from [-\d]+ on; [\w ]+ and [\w ]+ look like it/,
  );
  const invasive = { name: "Japanese barberry", sale: "banned", where: "your state", instead: expect.any(String) };
  expect(wish.items.filter((item) => item.invasive).map((item) => item.invasive)).toEqual([invasive, invasive]);
  for (const name of wish.plants) expect(whyUnsuited(name, placeOf("10001"))).toBeUndefined();
});

test("where a law begins later it stays until then, and that is said", () => {
  const connecticut = placeOf("06103");
  const until = settleWish(readWish("Japanese barberry"), { ...connecticut, asOf: "2028-09" });
  expect(until.plants).toEqual(["barberry"]);
  expect(until.unsuited?.[0]?.words).toMatch(/not to be sold in your state from 2028-10 on; /);
  const planted = [{ species: "barberry", x: 1, z: 2, size: 1 } as const];
  expect(groupPlants(planted, [], { ...connecticut, asOf: "2026-11" })[0]?.caution).toContain("from 2028-10 on");
  expect(settleWish(readWish("Japanese barberry"), { ...connecticut, asOf: "2028-10" }).plants).not.toContain(
    "barberry",
  );
});

test("where it is allowed it stays", () => {
  const wish = settleWish(readWish("Japanese barberry"), placeOf("zone 6b"));
  expect(wish).toMatchObject({ plants: ["barberry"], unsuited: [] });
});

test("of words for several kinds those are planted that live there", () => {
  const wish = readWish("tall grasses");
  expect(wish.plants).toContain("fountain-grass");
  expect(settleWish(wish, placeOf("zone 3a")).plants).toEqual(["feather-grass"]);
});

test("what is drawn for an invasive plant lives there, too", () => {
  const wish = settleWish(readWish("a burning bush"), placeOf("zone 10a"));
  expect(wish.plants.map((name) => whyUnsuited(name, placeOf("zone 10a")))).toEqual([undefined]);
  expect(wish.items[0]?.invasive?.name).toBe("Burning bush");
});

test("the list says what does not belong there", () => {
  const plants = [{ species: "lavender", x: 1, z: 2, size: 1 } as const];
  expect(groupPlants(plants, [], placeOf("zone 3b"))[0]?.caution).toMatch(
    /^Zone 3b is too cold for it; .* may grow there\.$/,
  );
  expect(groupPlants(plants, [], placeOf("zone 6b"))[0]?.caution).toBeUndefined();
});

test.each([
  ["hosta", "full", "too-sunny"],
  ["lavender", "shade", "too-shady"],
  ["lavender", "full", undefined],
] as const)("%s in %s sun is %s", (name, sun, why) => {
  expect(whyUnsuited(name, placeOf("zone 6b"), sun)).toBe(why);
});
