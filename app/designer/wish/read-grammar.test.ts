import { describe, expect, test } from "vitest";
import { readWish } from "./read-wish.ts";

/** How sentences are built, whatever words they are built of. */

describe("a clause with a subject and a verb that wishes for nothing is told of the yard", () => {
  test.each([
    "The front lawn is dead.",
    "Foundation bushes are overgrown.",
    "The shed gets no sun.",
    "The previous owners built a deck.",
    "We moved the shed last year.",
    "The city took out our hedge.",
    "My landlord put in a fence.",
    "The oak belongs to the neighbours.",
    "Nobody uses the patio.",
    "My wife is in a chair.",
    "Mum can't do the steps any more.",
    "Moose ate the mountain ash.",
    "The HOA requires a hedge.",
    "We can see the neighbor's shed from the window.",
  ])("%s", (clause) => {
    const wish = readWish(`${clause} I want roses.`);
    expect(wish.items.map(({ thing }) => thing)).toEqual(["rose"]);
    expect(wish.undrawn).toEqual([]);
    expect(wish.told).toHaveLength(1);
  });

  test.each([
    ["My wife wants a bench.", "bench"],
    ["The kids need a sandpit.", "sandbox"],
    ["The patio should be round.", "patio"],
    ["We would love a pond.", "pond"],
    ["We decided on a fountain.", "fountain"],
    ["A pond. The pond has a fountain.", "pond"],
  ])("but not a wish: %s", (words, thing) => {
    expect(readWish(words).items.map((item) => item.thing)).toContain(thing);
  });
});

describe("what stays may be called anything, and be said in any way", () => {
  test.each([
    ...["keep the %", "the % stays", "leave the % alone", "nobody touches the %", "the % isn't going anywhere"],
    ...[
      "the % has sentimental value so it stays",
      "I love the %, please leave it",
      "use the existing %",
      "Keep: the %",
    ],
    ...["the % we'd like to keep", "everything but the % can go", "please keep that %", "design around the %"],
  ])("%s", (frame) => {
    const isNamed = /existing|sentimental/.test(frame);
    for (const name of ["shed", "oak", "roses", "sundial", ...(isNamed ? [] : ["zorble"])])
      expect(readWish(frame.replace("%", name)).keeps, `${frame} ${name}`).toContain(name);
  });

  test.each([
    ["keep the shed, oak, and fence but get rid of the roses", ["shed", "oak", "fence"], 0],
    ["I'd like to keep the oak, shed and fence and have a bench", ["oak", "shed", "fence"], 1],
    ["the shed, the oak and the old fence all stay", ["shed", "oak", "fence"], 0],
    ["shed and oak stay", ["shed", "oak"], 0],
    ["keep the two maples and three birches", ["maples", "birches"], 0],
    ["don't cut the oak or move the shed", ["oak", "shed"], 0],
    ["keep the shed and add a bench", ["shed"], 1],
    ["keep the oak with a bench under it", ["oak"], 1],
    ["keep most of the lawn, a bench", ["lawn"], 1],
    ["a bench by the door, rest stays as is", ["everything else"], 1],
    ["a bench, otherwise leave it as is", ["everything else"], 1],
  ] as const)("a list stays as far as it goes: %s", (wish, keeps, asked) => {
    const read = readWish(wish);
    expect(read.keeps).toEqual(keeps);
    expect(read.items).toHaveLength(asked);
  });

  test.each([
    ["everything but the tree can go", ["tree"], ["remove everything else that is there"]],
    ["remove everything but the tree", ["tree"], ["remove everything else that is there"]],
  ])("all but one: %s", (wish, keeps, notDrawn) => {
    expect(readWish(wish)).toMatchObject({ keeps, notDrawn });
  });

  test("what stands somewhere already stays", () => {
    expect(readWish("three chairs around the existing fire pit")).toMatchObject({ keeps: ["fire pit"] });
  });
});

describe("what goes is told, whatever it is", () => {
  test.each([
    ["kill the weeds along the fence", "no weeds"],
    ["clean up the leaves", "no leaves"],
    ["the zorble must go", "no zorble"],
    ["no thanks to gravel, and no zorble", "no zorble"],
    ["make the lawn a meadow", "no lawn"],
  ])("%s", (wish, told) => {
    expect(readWish(wish).understood).toContain(told);
  });

  test.each(["Get the ivy off the fence", "take the ivy out", "pull all the ivy down please"])("%s", (wish) => {
    expect(readWish(wish)).toMatchObject({ notDrawn: ["remove the ivy"], items: [] });
  });
});

describe("places in several words", () => {
  test.each([
    ["roses along the fence on the left", { place: "along-fence", side: "left" }],
    ["a hedge along the back fence", { place: "along-fence", side: "back" }],
    ["a bench in the corner on the right", { place: "back-right" }],
    ["a shed in back left corner", { place: "back-left" }],
    ["a bench right in the middle", { place: "middle" }],
    ["put in the far corner a bench", { place: "corner" }],
    ["I want a bench to go by the gate", { spot: "by-gate" }],
    ["a bench towards the back", { place: "back" }],
    ["a bench at the bottom of the garden", { place: "back" }],
    ["roses along one side of the path", { place: "along-path" }],
    ["a patio off the rear slider", { place: "near-house", spot: "back-door" }],
    ["a fence on the left, bed 4 ft wide in front of it", { place: "left" }],
  ])("%s", (wish, where) => {
    expect(readWish(wish).items[0]).toMatchObject(where);
  });

  test("the place at the end is that of the whole list", () => {
    const { items } = readWish("hydrangeas and a bench under the maple");
    expect(items.map(({ place }) => place)).toEqual(["around-tree", "around-tree"]);
  });

  test.each([
    ["a bench by the oil tank", "by the oil tank"],
    ["planters next to the AC unit", "next to the ac unit"],
    ["a shed to the right of the hives", "to the right of the hives"],
    ["a birdbath behind the hydrangeas", "behind the hydrangeas"],
    ["by the compost a bench", "by the compost"],
    ["a sandbox, a bench next to it", "next to the sandbox"],
  ])("a place that there is no word for is kept in words and told: %s", (wish, where) => {
    const { items, understood, notUnderstood } = readWish(wish);
    expect(items.at(-1)?.whereInWords).toBe(where);
    expect(understood.at(-1)).toMatch(new RegExp(`${where} \\(we choose the spot\\)`));
    expect(notUnderstood).toEqual([]);
  });

  test("an end of a path that there is no word for is told, too", () => {
    const { items, understood } = readWish("a path from the kitchen sink to the hives");
    expect(items[0]).toMatchObject({ fromAnchor: "sink", toAnchor: "hives" });
    expect(understood).toEqual(["a path from the sink to the hives (we choose the spot)"]);
  });

  test("what is by the steps is by those of the photo, and a time of the day is no place", () => {
    expect(readWish("catmint by the steps").items[0]).toMatchObject({ spot: "by-steps" });
    expect(readWish("a bench for reading in the evening").items[0]?.whereInWords).toBeUndefined();
  });
});

describe("what is said of a thing after it", () => {
  const large = { width: 3.66, depth: 4.27 };
  test.each([
    ["a patio that is 12 x 14 ft", { size: large }],
    ["a patio (12 x 14 ft)", { size: large }],
    ["I want a patio. Make it 12 x 14 ft.", { size: large }],
    ["a patio with a table, 12 x 14 ft", { size: large }],
    ["a twelve by fourteen feet patio", { size: large }],
    ["a 12 ft wide and 14 ft deep patio", { size: large }],
    ["a patio in a round shape", { shape: "round" }],
    ["roses of white colour", { colors: ["white"] }],
    ["a path by the house, brick", { material: "brick" }],
    ["I want a path. Brick.", { material: "brick" }],
    ["a brick or stone path", { material: "brick" }],
    ["a fence no higher than 6 ft", { size: { height: 1.83 } }],
    ["an 8-person table", { seats: 8 }],
    ["two more benches", { count: 2, more: 2 }],
  ])("%s", (wish, said) => {
    expect(readWish(wish).items[0]).toMatchObject(said);
  });

  test.each([
    ["hedge (beech) on the left", "a hedge of beech on the left"],
    ["a patio in large format paving", "a large format paving patio"],
    ["a small pond or a fountain by the patio", "a small pond by the patio (rather than a fountain)"],
  ])("%s", (wish, told) => {
    expect(readWish(wish).understood).toEqual([told]);
  });
});

test.each([
  ["red tulips like a quilt", ["like a quilt"]],
  ["roses, it feels like a jail", ["it feels like a jail"]],
  ["a quiet garden like Kyoto temple", ["temple"]],
])("a comparison wishes for nothing: %s", (wish, told) => {
  expect(readWish(wish)).toMatchObject({ notUnderstood: told, notDrawn: [], undrawn: [] });
});

describe("of two that are compared one is wished for and the other is not", () => {
  test.each([
    ["I'd rather have a hedge than a fence", ["hedge"], ["fence"]],
    ["we prefer grass to gravel", ["lawn"], ["gravel"]],
    ["paving is better than a pond for us", ["paving"], ["pond"]],
    ["rather than grass, which I can't mow, a meadow or roses", ["meadow", "rose"], ["lawn"]],
    ["a meadow rather than lawn, gravel or a pond", ["meadow"], ["lawn", "gravel", "pond"]],
  ])("%s", (words, asked, refused) => {
    const wish = readWish(words);
    expect(wish.items.map(({ thing }) => thing)).toEqual(asked);
    expect([...wish.refused]).toEqual(refused);
  });

  test.each(["a fence no more than 4 ft high", "I'd prefer a path to the shed"])("but not in: %s", (words) => {
    expect(readWish(words).refused.length).toBe(0);
  });
});

describe("a heading is no thing of its own beside what is listed below it", () => {
  test.each([
    ["Trees with guards: a mulberry, a birch", ["mulberry", "birch"]],
    ["Flowers for bees (lavender, sage) along the path", ["lavender", "sage"]],
    ["Tree: one oak, right hand side", ["oak"]],
  ])("%s", (words, named) => {
    const { items } = readWish(words);
    expect(items.map(({ named: name, thing }) => name ?? thing)).toHaveLength(named.length);
  });

  test("but a bed is where they stand", () => {
    expect(readWish("Front bed: lavender, sage").items.map(({ thing }) => thing)).toEqual(["beds", "lavender", "sage"]);
  });
});

test.each([
  ["roses, a bench, by the gate please", ["by-gate", "by-gate"]],
  ["roses and a bench? front left by the rocks", ["front-left", "front-left"]],
  ["Roses. A bench, urns. All at the front door.", [undefined, "front-door", "front-door"]],
  ["There is a birch near the gate; plant ferns around it", ["around-tree"]],
  ["BACK: roses, urns by the gate", ["back", "by-gate"]],
  ["a swing from the big tree", ["around-tree"]],
])("a place that closes a sentence is that of all it names: %s", (words, where) => {
  expect(readWish(words).items.map(({ spot, place }) => spot ?? place)).toEqual(where);
});

test.each([
  ["a few wall planters", ["three wall planters"]],
  ["amur maples by the gate", ["amur maples by the gate"]],
  ["planter boxes, three, by the door", ["three planter boxes by the door"]],
  ["paving in a pale grey the full width of the house", ["pale grey paving"]],
  ["seats in the same oak", ["oak seats"]],
  ["plant something small", ["something small"]],
  ["🌵🌵 and rocks", ["a cactus (drawn as agave)", "rocks"]],
  ["what could I do with $300? roses", ["roses"]],
])("words beside a noun go with it: %s", (words, understood) => {
  expect(readWish(words).understood).toEqual(understood);
});

test.each([
  ["We've outgrown the swing set so that goes", "swing set"],
  ["The rose by the gate has thorns, swap for something soft", "rose by the gate"],
  ["keep everything but the tree", "tree"],
  ["remove the big bush left, put a bench", "big bush on the left"],
  ["old bushes out, new lawn", "bushes"],
  ["the junk must go", "junk"],
])("what is to be taken away is told: %s", (words, told) => {
  const { removals, notDrawn } = readWish(words);
  expect([removals.map((removal) => removal.words), notDrawn]).toEqual([[told], []]);
});

test.each([
  ["There's a pond at the back. Fill it in", "remove the pond"],
  ["widen the drive", "widen the drive"],
])("what is to be done to what is there is told: %s", (words, told) => {
  expect(readWish(words).notDrawn).toContain(told);
});

test.each([
  ["We were going to put in a pool but decided on a pond instead", ["pond"]],
  ["My neighbour has a pergola, I'd like one too", ["pergola"]],
  ["By the door, which faces south, a pergola", ["pergola"]],
  ["the grass replaced by a meadow", ["meadow"]],
  ["a bed full of roses", ["beds", "rose"]],
  ["lose the hedge but not the roses", []],
])("what is wished for is told from what was, and from what goes: %s", (words, things) => {
  expect(readWish(words).items.map(({ thing }) => thing)).toEqual(things);
});

test.each([
  ["a knee high hedge", 0.5],
  ["a hedge at chest height", 1.3],
])("a height may be that of a person: %s", (words, height) => {
  expect(readWish(words).items[0]?.size?.height).toBe(height);
});

test("what a thing is turned into is asked for, and no way there", () => {
  expect(readWish("turn the lawn into parking for two cars").items).toMatchObject([{ thing: "parking", count: 2 }]);
});
