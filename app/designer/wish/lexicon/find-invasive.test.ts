import { describe, expect, it } from "vitest";
import { invasiveNotGrown } from "../../plants/parts/invasive-not-grown.ts";
import { readHeardWish } from "../read-interpreted-wish.ts";
import { readWish } from "../read-wish.ts";
import { findInvasive } from "./find-invasive.ts";

const names = invasiveNotGrown.flatMap(([own, { name }]) => own.split(", ").map((words) => [words, name] as const));

describe("invasive plants that the catalogue lacks", () => {
  it.each(names)("are known in a wish: %s", (words, name) => {
    expect(readWish(`${words} by the fence`).items.map(({ invasive }) => invasive?.name)).toEqual([name]);
  });

  it.each([
    ["Burning Bushes", "Burning bush"],
    ["dwarf burning bush", "Burning bush"],
    ["bradford pear trees", "Callery pear (Bradford pear)"],
    ["crimson king maple", "Norway maple"],
  ])("are known by %s", (words, name) => {
    expect(findInvasive(words)?.name).toBe(name);
  });

  it.each(["sunshine mimosa", "trailing lantana", "butcher broom", "olive", "clumping bamboo", "bush", ""])(
    "are not meant by %j",
    (words) => {
      expect(findInvasive(words)).toBeUndefined();
    },
  );

  it("are kept with what they are planted in, and by whom two names were given to one plant", () => {
    const invasives = (words: string) => readWish(words).items.map(({ invasive }) => invasive?.name);
    expect(invasives("a burning bush hedge")).toEqual(["Burning bush"]);
    expect(invasives("a border of lantana")).toEqual(["Common lantana"]);
    expect(invasives("Lilac in the beds. A butterfly bush.")).toEqual(["Butterfly bush"]);
  });

  it.each(["no burning bush", "keep the burning bush", "remove the Norway maple", "spindle and lilac"])(
    "are not asked for by %j",
    (words) => {
      expect(readWish(words).items.filter(({ invasive }) => invasive)).toEqual([]);
    },
  );

  it("are known in a wish that a text model has read", () => {
    const heard = { thing: "pear", words: "Bradford pear", plantedWith: null, place: null, spot: null } as const;
    const rest = { from: null, to: null, shape: null, material: null, colors: [], count: null, inRow: false } as const;
    const wish = readHeardWish({
      asks: [{ ...heard, ...rest, size: null, amount: null }],
      ...{ keeps: [], refuses: [], told: [], cannot: [], notUnderstood: [], style: null, moods: [], unit: null },
    });
    expect(wish.items[0]?.invasive?.name).toBe("Callery pear (Bradford pear)");
  });
});
