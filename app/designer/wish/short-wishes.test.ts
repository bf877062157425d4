import { describe, expect, it } from "vitest";
import { readWish } from "./read-wish.ts";

/** Short wishes as people type them, and what is told back of them. */
const wishes: readonly (readonly [wish: string, told: Partial<Record<Told, readonly string[]>>])[] = [
  ["(1) a pond (2) dry creek bed (3) benches", { understood: ["a pond", "a dry creek bed", "benches"] }],
  ["50% native plants", { understood: ["native plants"] }],
  ["lime-tolerant plants", { understood: ["plants"], notUnderstood: [] }],
  ["something instead of grass that survives him", { understood: ["no grass"] }],
  ["a header", { understood: [], notDrawn: ["header"] }],
  ["people parking there", { understood: [] }],
  ["round fire pit", { understood: ["a round fire pit"] }],
  ["round patio", { understood: ["a round patio"] }],
  ["round pond", { understood: ["a round pond"] }],
  ["the front lawn is dead", { told: ["the front lawn is dead"] }],
  ["less lawn", { understood: ["less lawn"] }],
  ["more beds, no lawn", { understood: ["beds", "no lawn"] }],
  ["kill the grass", { understood: ["no grass"] }],
  ["a gravel drive", { notDrawn: ["drive"] }],
  ["asphalt drive stays", { keeps: ["asphalt drive"] }],
  ["large format paving", { understood: ["large format paving"] }],
  ["path made of brick", { understood: ["a brick path"] }],
  [
    "patio 4 x 5 m with a dining table, large format paving",
    { understood: ["a 4 x 5 m (13.1 x 16.4 ft) large format paving patio", "a dining table"] },
  ],
  ["bistro set", { understood: ["a bistro set"] }],
  ["round patio w fire pit, rest stays lawn", { understood: ["a round patio", "a fire pit"], keeps: ["lawn"] }],
  ["stepping stons", { understood: ["stepping stones"] }],
  ["a row of arborvitae along the fence", { understood: ["a row of arborvitae along the fence"] }],
  [
    "a bench by the fence and a bed 4 ft wide in front of it",
    { understood: ["a bench along the fence", "a bed 4 ft (1.2 m) wide along the fence"] },
  ],
  [
    "a hedge along the left fence and a bed 4 ft wide in front of it",
    { understood: ["a hedge along the fence on the left", "a bed 4 ft (1.2 m) wide along the fence on the left"] },
  ],
  ["bed 4 ft wide in front of it", { understood: ["a bed 4 ft (1.2 m) wide"] }],
  ["keep room to park 2 cars", { keeps: ["room to park 2 cars"] }],
  ["gravel in front, keep room to park 2 cars", { understood: ["gravel in front"], keeps: ["room to park 2 cars"] }],
  ["12 x 14 ft deck", { understood: ["a 12 x 14 ft (3.7 x 4.3 m) deck"] }],
  ["patio 4 x 5 m with a dining table", { understood: ["a 4 x 5 m (13.1 x 16.4 ft) patio", "a dining table"] }],
  ["something cheap", { moods: ["cheap"] }],
  ["no mowing", { moods: ["no-mowing"] }],
  ["for dogs and kids", { moods: ["dogs", "kids"] }],
  ["more colour", { moods: ["more-colour"] }],
  ["finish this into a patio with a bench", { understood: ["a patio", "a bench"] }],
  ["turn part of the lawn into a flower bed", { understood: ["a flower bed"], keeps: ["lawn"] }],
  ["a bench left of the front door", { understood: ["a bench left of the front door"] }],
  ["lavender to the right of the path", { understood: ["lavender right of the path"] }],
];

type Told = "understood" | "keeps" | "told" | "moods" | "notDrawn" | "notUnderstood";

describe("a short wish is told back as it was meant", () => {
  it.each(wishes)("%s", (words, expected) => {
    const wish = readWish(words);
    const moods = expected.moods ? [...wish.moods] : [];
    const { understood, keeps, told, notDrawn, notUnderstood } = wish;
    expect({ understood, keeps, told, moods, notDrawn, notUnderstood }).toEqual({
      understood: [],
      keeps: [],
      told: [],
      moods: [],
      notDrawn: [],
      notUnderstood: [],
      ...expected,
    });
  });
});
