import { describe, expect, it } from "vitest";
import { readWish } from "./read-wish.ts";

describe("readWish", () => {
  it("reads surfaces, elements and plants", () => {
    const wish = readWish("A flagstone patio with a fire pit, curved gravel path and lavender");
    expect(wish.patio).toEqual({ paving: "flagstone", tone: undefined });
    expect(wish.path).toEqual({ paving: "gravel", tone: undefined, course: "curved" });
    expect([...wish.asked]).toEqual(expect.arrayContaining(["patio", "fire-pit", "path"]));
    expect(wish.plants).toEqual(["lavender"]);
    expect(wish.style).toBeUndefined();
  });

  it("gives each material to its own surface", () => {
    const wish = readWish("brick path leading to a dark slate terrace");
    expect(wish.path.paving).toBe("brick");
    expect(wish.patio).toEqual({ paving: "flagstone", tone: "charcoal" });
    expect(readWish("a patio of travertine and a path made of cobbles")).toMatchObject({
      patio: { paving: "slabs", tone: "sand" },
      path: { paving: "cobbles" },
    });
  });

  it("takes a deck for a patio and stepping stones for a path", () => {
    const wish = readWish("modern deck with stepping stones through the grass");
    expect(wish.style).toBe("modern");
    expect(wish.patio.paving).toBe("deck");
    expect(wish.path.paving).toBe("stepping");
    expect(wish.asked.includes("lawn")).toBe(true);
  });

  it.each([
    [
      "the grass is ded, hydranga in front of porch, 3ft high white pickit fence",
      ["a hydrangea", "a white picket fence"],
    ],
    ["the yard is small, a pergola and roses", ["a pergola", "roses"]],
    ["the lawn is all weeds, moss and mud", []],
    ["the fence is old, the shed is falling down, want roses", ["roses"]],
    ["the patio is half done, only sand and edging so far", []],
  ])("reads what is wanted after what is there: %s", (words, wanted) => {
    expect(readWish(words).understood).toEqual(wanted.map((name) => expect.stringContaining(name)));
  });

  it.each([
    [
      "along the fence hydrangeas, a bench and some ferns",
      ["hydrangeas along the fence", "a bench along the fence", "ferns along the fence"],
    ],
    [
      "along the fence hydrangeas, a bench by the house and ferns",
      ["hydrangeas along the fence", "a bench near the house", "ferns"],
    ],
    ["two urns with boxwood by the front door", ["two urns by the front door", "boxwood by the front door"]],
    ["there used to be roses under the window, I want them back", ["roses in front of the window"]],
    ["instead of the hedge a cedar fence", ["a cedar fence", "no hedge"]],
    ["we have an old deck that is rotting, replace it with a fountain", ["a fountain", "no deck"]],
    ["karl foerster and little bluestem", ["karl foerster", "little bluestem"]],
    ["moose ate the mountain ash, a bench please", ["a bench"]],
    ["ferns please, the walls are damp", ["ferns"]],
    ["a bench under the tree and another by the gate", ["a bench by the tree", "a bench by the gate"]],
    ["No lawn chemicals please, roses", ["roses", "no chemicals"]],
    ["chain link is ok, gravel not ok", ["no gravel"]],
    ["a terrace in stones with a parasol", ["a terrace of stones", "a parasol"]],
    ["benches by the front door and along the path", ["benches by the front door", "benches along the path"]],
    ["tall grasses on the left, low ones on the right", ["tall grasses on the left", "tall grasses on the right"]],
    ["a low hedge in front, a tall hedge at the back", ["a low hedge in front", "a tall hedge at the back"]],
    ["12 boxwoods, 6 on each side of the path", ["12 boxwoods along the path"]],
    ["bricks for the path and stone for the wall", ["a path of bricks", "a stone wall"]],
    [
      "replace the lawn with clover, and the gravel with flagstone",
      ["clover (drawn as creeping thyme)", "a flagstone patio", "no lawn", "no gravel"],
    ],
    ["edge the lawn with steel", ["a steel edge"]],
    ["swap the gravel drive for pavers", []],
    ["extend the patio by 2 metres", ["a larger patio"]],
    ["ivy climbing the brick wall", ["ivy along the fence"]],
    [
      "olive trees in terracotta pots by the front door",
      ["olive trees by the front door", "terracotta pots by the front door"],
    ],
    ["blue and white only", ["blue and white flowers"]],
    ["a fire pit with a circle of gravel 14 ft across", ["a fire pit", "gravel 14 ft (4.3 m) wide"]],
    ["three planters 450 x 450 x 1800 mm", ["three 45 x 45 cm (1.5 x 1.5 ft) planters 1.8 m (5.9 ft) high"]],
    ["a stone wall 2 ft tall x 40 ft", ["a stone wall 40 ft (12.2 m) wide and 2 ft (61 cm) high"]],
  ])("reads what the order of the words says: %s", (words, understood) => {
    expect(readWish(words).understood).toEqual(understood);
  });

  it.each([
    ["picket fence? nah. Split rail.", ["a split rail"]],
    ["a pond? No, a fountain", ["a fountain"]],
    ["bench? nope. Sofa.", ["a sofa"]],
  ])("turns down what is asked about and answered: %s", (words, wanted) => {
    expect(readWish(words).understood).toEqual(wanted);
  });

  it("reads lists under what is to go and what is to stay", () => {
    const wish = readWish("Go: the trampoline, the dead hedge. Stay: the cherry tree, the shed.");
    expect(wish.keeps).toEqual(["cherry tree", "shed"]);
    expect(wish.removals.map(({ words }) => words)).toEqual(["trampoline", "hedge"]);
    expect(wish.notDrawn).toEqual([]);
    expect(wish.items).toEqual([]);
  });

  it.each([
    ["Brick floor laid in herringbone", "laid"],
    ["roses, and lots of shrubs and trees", undefined],
  ])("tells names that no rule takes up: %s", (words, name) => {
    expect(readWish(words).notUnderstood.filter((told) => told === name)).toHaveLength(name ? 1 : 0);
  });

  it.each([
    ["no plants that attract bees please", "plants that attract bees"],
    ["no trees with sticky leaves, but roses", "trees with sticky leaves"],
  ])("does not take some for all: %s", (words, condition) => {
    const wish = readWish(words);
    expect(wish.notUnderstood).toContain(condition);
    expect([...wish.refused]).toEqual([]);
  });

  it.each([
    ["no lawn, please", "lawn"],
    ["a garden without trees", "tree"],
    ["get rid of the grass and add gravel", "lawn"],
    ["I don't want a patio", "patio"],
    ["remove the concrete", "paving"],
    ["flowers instead of lawn", "lawn"],
  ] as const)("refuses: %s", (words, element) => {
    const wish = readWish(words);
    expect(wish.refused.includes(element)).toBe(true);
    expect(wish.asked.includes(element)).toBe(false);
  });

  it("ends a refusal at the next clause", () => {
    const wish = readWish("no lawn, but a pergola and roses");
    expect(wish.refused.includes("lawn")).toBe(true);
    expect(wish.asked.includes("pergola")).toBe(true);
    expect(wish.plants).toEqual(["rose"]);
  });

  it("keeps what must not be removed", () => {
    const wish = readWish("don't remove the trees");
    expect(wish.refused.includes("tree")).toBe(false);
    expect(wish.kept.includes("tree")).toBe(true);
    expect(wish.asked.includes("tree")).toBe(false);
  });

  it("puts gravel in place of the lawn", () => {
    expect(readWish("replace the lawn with gravel").gravelGround).toBe(true);
    expect(readWish("curved gravel path").gravelGround).toBe(false);
  });

  it("tells flower colours from the colours of things", () => {
    expect(readWish("white and purple flowers").flowerColors).toEqual(["white", "purple"]);
    expect(readWish("white gravel, red brick path and yellow roses").flowerColors).toEqual(["yellow"]);
    expect(readWish("black mulch").bed).toBe("black");
  });

  it.each([
    ["a zen garden", "japanese"],
    ["drought-tolerant front yard", "xeriscape"],
    ["English cottage garden", "cottage"],
    ["clean, contemporary lines", "modern"],
  ] as const)("knows the style of: %s", (words, style) => {
    expect(readWish(words).style).toBe(style);
  });

  it("finds trees", () => {
    expect(readWish("an olive tree and a bench")).toMatchObject({ tree: "olive" });
    expect(readWish("a Japanese maple")).toMatchObject({ tree: "japanese-maple", style: undefined });
  });

  it.each([
    ["a flagstone patio 12 x 14 ft", "a 12 x 14 ft (3.7 x 4.3 m) flagstone patio", "ft"],
    ["a patio 3 x 4 m", "a 3 x 4 m (9.8 x 13.1 ft) patio", "m"],
    ["privet hedge 6' tall", "a privet hedge 6 ft (1.8 m) high", "ft"],
    ["a path 90 cm wide", "a path 90 cm (3 ft) wide", "m"],
    ["a raised bed 8 inches high", "a raised bed 8 in (20 cm) high", "ft"],
    // Both units would be longer than an entry may be.
    [
      "dark slate patio 12 x 14 ft in the back left corner",
      "a 12 x 14 ft (3.7 x 4.3 m) dark slate patio in the back left corner",
      "ft",
    ],
  ] as const)("tells sizes as they were typed: %s", (words, told, unit) => {
    expect(readWish(words)).toMatchObject({ understood: [told], unit });
  });

  it("accepts an empty wish and words it does not know", () => {
    expect(readWish("").asked.length).toBe(0);
    expect(readWish("qwertz 123 ???").asked.length).toBe(0);
  });
});

it("takes English words that look like a garden's for what they are", () => {
  const wish = readWish("The side return gets no light. My father walks with a cane, so a firm path please");
  expect(wish.items.map(({ thing }) => thing)).toEqual(["path"]);
  expect(readWish("gravle in the frunt").items.map(({ thing }) => thing)).toEqual(["gravel"]);
});
