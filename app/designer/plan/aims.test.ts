import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { speciesCatalog } from "../plants/catalog.ts";
import { readWish } from "../wish/read-wish.ts";
import { compositionCount } from "./compositions/choose-composition.ts";
import { findIdea, type Idea } from "./idea/idea.ts";

const terrains = [smallYards["16 m2"], drawFencedYard()].map((yard) => terrainOf(yard));

function ideasOf(words: string): Idea[] {
  const wish = readWish(words);
  return terrains.flatMap((terrain) =>
    Array.from({ length: compositionCount }, (_, turn) => findIdea(wish, terrain, turn * 7, turn)),
  );
}

const kindsOf = ({ planting: { tall, low, edge }, tree }: Idea) => [...tall, ...low, ...edge, ...(tree ? [tree] : [])];

describe("what a wish is reported to aim for is what the designer does:", () => {
  it("no lawn to mow", () => {
    for (const { paving } of ideasOf("no mowing")) expect(["keep", "lawn"]).not.toContain(paving.base);
    expect(ideasOf("no mowing, but keep the lawn").some(({ paving }) => paving.base === "lawn")).toBe(true);
  });

  it.each(["for the dogs", "kids play here", "green all winter, we have a toddler", "cottage garden for kids"])(
    "no poisonous or spiny plants: %s",
    (words) => {
      const harmful =
        /^(?:yew|laurel|privet|box|foxglove|delphinium|azalea|rhododendron|yucca|agave|holly|daffodil|tulip)/;
      for (const idea of ideasOf(words)) {
        expect(kindsOf(idea).filter((kind) => harmful.test(kind))).toEqual([]);
        expect(kindsOf(idea).length).toBeGreaterThan(3);
      }
    },
  );

  it("what the customer names grows there all the same", () => {
    expect(ideasOf("foxgloves, for the dogs").every((idea) => kindsOf(idea).includes("foxglove"))).toBe(true);
  });

  it("no open water unless it is requested", () => {
    const water = ideasOf("a patio for the kids, more flowers").filter(({ elements }) => elements.has("water"));
    expect(water).toEqual([]);
  });

  it("paving that costs less", () => {
    const families = (words: string) => new Set(ideasOf(words).map(({ paving }) => paving.patio.split("-")[0]));
    expect([...families("a modern garden with a patio")].sort()).toEqual(["concrete", "slabs"]);
    expect([...families("a modern garden with a patio, cheap")]).toEqual(["concrete"]);
    expect([...families("a modern garden with a flagstone patio, cheap")]).toEqual(["ashlar"]);
  });

  it("calm and color", () => {
    const flowering = (words: string) => {
      const shares = ideasOf(words).map((idea) => {
        const kinds = kindsOf(idea);
        return kinds.filter((kind) => speciesCatalog[kind].blooms).length / kinds.length;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(flowering("a peaceful garden")).toBeLessThan(flowering("a garden") - 0.1);
    expect(flowering("a garden with more colour")).toBeGreaterThan(flowering("a garden") + 0.1);
  });
});
