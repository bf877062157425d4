import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { withAnswers } from "./typed/answers.ts";

const suggested = (text: string) =>
  readWish(text).questions.map(({ id, options }) => [id, options.map(({ words }) => words)]);

test.each([
  ["A bench. Water stands by the shed", "standing-water", "A rain garden by the shed", "A dry creek by the shed"],
  ["Roses. The neighbors on the left look into our kitchen", "overlooked", "A hedge along the fence on the left"],
  ["A pond. It is too hot on the patio", "hot", "A shade sail over the patio", "A shade tree by the patio"],
  ["A bench. The fence on the right is bare", "bare-fence", "A border along the fence on the right"],
  ["A bench. Mud by the back door whenever it rains", "mud", "A gravel path by the back door"],
  ["A bench. The bins are the first thing you see", "bins-in-view", "A bin store", "A screen"],
  ["A bench. Grass won't grow under our maple", "no-grass", "Ferns and hostas by the tree"],
  ["A bench. Deer eat everything", "deer", "Lavender and ornamental grasses"],
  ["A bench. It's pitch dark at the gate", "dark-at-night", "Lights by the gate"],
])("%s: a measure is suggested where the trouble is, and not drawn unasked", (text, id, ...words) => {
  const wish = readWish(text);
  const [[asked, offered]] = suggested(text) as [[string, string[]]];
  expect(asked).toBe(id);
  expect(offered).toEqual(expect.arrayContaining([...words, "Nothing"]));
  expect(wish.items).toHaveLength(1);
  expect(withAnswers(wish)).toEqual(wish);
});

test.each([
  "Water stands by the shed, so a dry creek there",
  "It is too hot: a pergola, please",
  "The neighbors look in. A hedge along the fence",
  "a path that is not slippery",
  "a mud room and a bench",
  "We love to watch the deer",
  "keep the water bowl",
])("%s: nothing is suggested", (text) => expect(suggested(text)).toEqual([]));

test("a wish that only complains has the first measure chosen, which its owner may drop", () => {
  const wish = readWish("Water stands by the shed after every rain.");
  expect(wish.questions.map(({ answer }) => answer)).toEqual(["a-rain-garden"]);
  expect([wish.understood, withAnswers(wish).understood]).toEqual([[], ["a rain garden by the shed"]]);
});

test.each([
  ["grass wont grow", "grass wont grow"],
  ["The path to the front door gets slippery in winter", "slippery"],
  ["Dog digs up the flower beds", "Dog digs up the flower beds"],
])("what a complaint names is there and not wished for: %s", (text, told) => {
  const { items, refused, told: said } = readWish(text);
  expect({ items, refused }).toEqual({ items: [], refused: [] });
  expect(said.join(" ")).toContain(told);
});
