import { expect, test } from "vitest";
import { insteadOf } from "../wish/lexicon/instead.ts";
import { readWish } from "../wish/read-wish.ts";
import { readBack, suggestInstead } from "./read-back.ts";

test.each(insteadOf.map(([, instead]) => instead))("what is offered is drawn: %s", (instead) => {
  const { understood, notDrawn } = readBack(readWish(`Please add ${instead}`));
  expect([understood.length > 0, notDrawn]).toEqual([true, []]);
});

test("what is refused and kept is told by itself", () => {
  const told = readBack(readWish("A pergola, no gravel, keep the oak"));
  expect(told).toMatchObject({ understood: ["a pergola"], leftOut: ["gravel"], keeps: ["oak"] });
});

test("one or many, the same is offered", () => {
  expect(suggestInstead(["waterfalls", "flux capacitor", "benches"])).toEqual([
    { of: "waterfalls", instead: "a fountain" },
  ]);
});

test("who can't dig is told what is not planted, and what needs digging all the same", () => {
  expect(readBack(readWish("We rent and can't dig. Planters and a bench"))).toMatchObject({
    understood: ["Planters", "bench"].map((words) => expect.stringMatching(new RegExp(words, "i"))),
    leftOut: ["new beds", "new trees", "new hedge"],
  });
  expect(readBack(readWish("flower beds, but we cannot dig")).notDrawn).toEqual(["new beds without digging"]);
  expect(readBack(readWish("our dog digs")).leftOut).toEqual([]);
});

test("evergreens below the height of laurel are told to be box", () => {
  expect(readBack(readWish("evergreen shrubs under 3 ft")).understood).toEqual([
    expect.stringContaining("(drawn as boxwood)"),
  ]);
});

test("what stands for another vegetable is told, and a house that is not to be touched is kept", () => {
  expect(readBack(readWish("Okra and radishes. Don't touch the house."))).toMatchObject({
    understood: ["okra (drawn as lettuce)", "radishes (drawn as lettuce)"],
    keeps: ["house"],
  });
  expect(readBack(readWish("keep the bench by the house")).keeps).toEqual(["bench"]);
});

test.each([
  ["something cheap", ["less costly paving and plants that look after themselves"]],
  ["no mowing please", ["no lawn to mow"]],
  ["less mowing, but keep the lawn", ["a plain lawn without mown stripes"]],
  ["for dogs and kids", ["plants that are safe for dogs and children", "no open water unless you ask for it"]],
  ["more colour", ["plenty of flowers"]],
  ["low maintenance", ["plants that need little care"]],
  [
    "We have friends over a lot and love to eat outside",
    ["a patio with seats for your guests", "a patio with a table to eat at"],
  ],
  ["a patio with a dining table to eat outside", []],
  ["entertaining, but no patio", ["seats for your guests"]],
  ["we want to grow our own food", ["raised beds for growing food"]],
  ["a bench under the oak, that's all", []],
  ["a bench and two roses", []],
])("what a wish as a whole makes us aim for is told: %s", (wish, aims) => {
  expect(readBack(readWish(wish)).aims).toEqual(aims);
});

test("a pool is told with its size, and which pool is drawn for another", () => {
  const { understood, notDrawn } = readBack(readWish("A 10 x 20 ft swimming pool with a deck around it"));
  expect([understood, notDrawn]).toEqual([
    ["a 10 x 20 ft (3.1 x 6.1 m) swimming pool", "a deck by the swimming pool"],
    [],
  ]);
  expect(readBack(readWish("an infinity pool")).understood).toEqual([
    "an infinity pool (drawn as a sunken pool with stone coping)",
  ]);
});

test.each([
  ["a fire pit by the sliding door", "a fire pit by the sliding door"],
  ["a bench near the French doors", "a bench by the French doors"],
  ["a path from the patio door to the gate", "a path from the patio door to the gate"],
  ["two pots left of the sliding glass door", "two pots left of the sliding glass door"],
  ["a table outside the bifold doors", "a table by the bifold doors"],
  ["pots on the front porch, lavender along the driveway", "pots by the front porch, lavender along the driveway"],
  ["a bench in front of the kitchen window", "a bench in front of the kitchen window"],
  [
    "roses by the kitchen door, a bench by the conservatory",
    "roses near the kitchen door, a bench near the conservatory",
  ],
  ["There is a summer house at the back door. A bench next to it.", "a bench by the back door"],
  ["a bench under the roof", "a bench near the house"],
])("where something is to stand is stated with the customer's own noun: %s", (wish, told) => {
  expect(readBack(readWish(wish)).understood.join(", ")).toBe(told);
});

test.each([
  "sliding door",
  "slider",
  "patio door",
  "patio doors",
  "French doors",
  "bifold doors",
  "sliding glass door",
])("whatever it is called, the %s is the back door", (door) => {
  const [bench, path] = readWish(`A bench by the ${door}. A path from the ${door} to the gate.`).items;
  expect([bench?.spot, path?.from]).toEqual(["back-door", "back-door"]);
});

test.each([
  ["a big patio and deep beds", ["a big patio", "deep beds"], []],
  [
    "a hedge tall enough to hide the oil tank, a pond, not too big",
    ["a tall hedge to hide the oil tank (we choose the spot)", "a not too big pond"],
    [],
  ],
  ["The patio is too small, we want a bigger one", ["a larger patio"], []],
  ["fewer pots and a narrower path", ["fewer pots", "a smaller path"], []],
  ["deep red roses and a small table", ["red roses", "a table"], ["make the table small"]],
] as const)("adjectives of size act or are reported: %s", (words, understood, notDrawn) => {
  expect(readBack(readWish(words))).toMatchObject({ understood, notDrawn });
});

test.each([
  ["a bench on the left lawn", { understood: ["a bench on the left"] }],
  ["a bench to the right of the big oak", { understood: ["a bench right of the tree"] }],
  ["turn the stones into a garden", { understood: ["a garden"], removed: ["stones"] }],
  ["make the gravel lawn", { understood: ["a lawn"], leftOut: ["gravel"] }],
  ["make the lawn gravel", { understood: ["gravel"], leftOut: ["lawn"] }],
  ["remove the white gravel and the pine", { leftOut: ["white gravel"], removed: ["pine"] }],
  ["no red flowers", { leftOut: ["red flowers"] }],
  ["roses and hydrangeas, all in pink", { understood: ["pink roses", "pink hydrangeas"] }],
  ["twice as many roses", { understood: ["more roses"] }],
  ["gravel area chairs", { understood: ["a gravel area", "chairs"] }],
  ["we'd miss the trees", { understood: [], keeps: ["trees"] }],
  ["We'd like to extend the patio by about six feet", { understood: ["a larger patio"] }],
  ["Front lawn half as big", { understood: ["less lawn in front"] }],
  ["instead of the lawn wildflowers", { understood: ["wildflowers"], leftOut: ["lawn"] }],
  ["a bed with grasses and red flowers", { understood: ["a bed with red flowers", "grasses"] }],
  ['3" hardwood mulch, less gravel', { understood: ["hardwood mulch 3 in (8 cm) deep", "less gravel"] }],
  ["keep the rest of the bushes", { keeps: ["bushes"], aims: [] }],
  ["remove the existing yews and the swing", { removed: ["yews", "swing"] }],
  ["I hate my neighbor's floodlight", { leftOut: [], told: ["I hate my neighbor's floodlight"] }],
  ["a fence to keep the deer off", { understood: ["a fence"], keeps: [] }],
  ["turn the side yard into a patio", { understood: ["a patio"], leftOut: [] }],
  ["Back yard slopes to the left. Steps", { understood: ["steps"], told: ["Back yard slopes to the left"] }],
  ["a hedge so the street can't see in", { told: [], aims: [expect.stringContaining("privacy")] }],
  [
    "two retaining walls, steps between them",
    { understood: ["two retaining walls", expect.stringMatching(/^steps between/)] },
  ],
  [
    "a patio by the garage with a pergola over it",
    { understood: ["a patio by the garage", "a pergola over the patio"] },
  ],
  ["a tree for shade, nothing fussy", { understood: ["a tree"], aims: ["plants that need little care"] }],
  ["somewhere to park the bikes, without losing the mountain view", { keeps: ["mountain view"] }],
  ["I'm 83 and no longer bend", { leftOut: [], told: ["I'm 83 and no longer bend"] }],
  ["mature oak (retain), broken flagstone path (remove)", { keeps: ["oak"], leftOut: ["flagstone path"] }],
  ["a fire pit with 4 chairs. Keep view open.", { understood: ["a fire pit", "four chairs"], keeps: [] }],
  ["don't shrink the lawn", { understood: [], keeps: ["lawn"] }],
  ["a path to the door, wide enough for my scooter", { understood: ["a wide path to the door"] }],
  ["hide the bins behind a screen", { understood: ["a screen to hide the bins (we choose the spot)"] }],
])("nothing is lost, and nothing is taken for its opposite: %s", (words, shown) => {
  expect(readBack(readWish(words))).toMatchObject({ notDrawn: [], notUnderstood: [], ...shown });
});

test.each([
  "Hi Anna, a pond please. Many thanks in advance, Tom & Lisa Miller",
  "Dear Mr. Wood, a pond. Thanks, Mrs. Baker",
  "A pond please. Thank you so much! Love, Grandma Jo",
  "a pond - Sue & Bill",
])("names under a letter are no things: %s", (words) => {
  expect(readBack(readWish(words))).toMatchObject({
    understood: ["a pond"],
    notDrawn: [],
    notUnderstood: [],
    told: [],
  });
});

test("what nothing shall be is reported where it cannot be drawn", () => {
  const words = "Nothing taller than 3 feet in front of the windows";
  expect(readBack(readWish(words)).notUnderstood).toEqual([words]);
});

test("without red flowers, flowers have any other color", () => {
  expect(readWish("no red flowers").flowerColors).not.toContain("red");
  expect(readWish("no red flowers").flowerColors).toContain("white");
});
