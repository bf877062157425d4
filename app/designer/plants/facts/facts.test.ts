import { describe, expect, it } from "vitest";
import { speciesCatalog, speciesNames } from "../catalog.ts";
import { factsOf } from "./facts.ts";
import type { Ban } from "./plant-facts.ts";
import { publishers, type Source } from "./sources.ts";

describe.each(speciesNames)("facts of %s", (name) => {
  const facts = factsOf(name);
  const species = speciesCatalog[name];
  const { bloom, leaves, nursery, size, zones } = facts;

  it("name a source for each, and quote no other value from the same one", () => {
    const { banned, differing = [], sources, ...values } = facts;
    expect(Object.keys(sources).toSorted()).toEqual(Object.keys(values).toSorted());
    for (const { fact, source } of differing) expect(source).not.toBe(sources[fact]);
    for (const source of [...Object.values(sources), ...[...banned, ...differing].map((said) => said.source)]) {
      expect(source).toSatisfy(canBeFound);
    }
  });

  it("have ranges in order and words once", () => {
    expect(zones[0]).toBeLessThanOrEqual(zones[1]);
    expect(nursery.usd[0]).toBeLessThanOrEqual(nursery.usd[1]);
    for (const list of [facts.sun, facts.soil, facts.toxicTo]) expect(new Set(list).size).toBe(list.length);
  });

  it("grow, up to what the catalog says", () => {
    const steps = [size.planted, size.year3, size.year10, size.year20];
    for (const key of ["height", "spread"] as const) {
      const grown = key === "height" ? species.matureHeight : species.matureSpread;
      const lengths = steps.map((step) => step[key]);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBeGreaterThan(0);
      expect(lengths[3]).toBeGreaterThanOrEqual(grown * 0.5);
      expect(lengths[3]).toBeLessThanOrEqual(grown * 1.25);
    }
  });

  it("keep leaves in winter just when the catalog calls it evergreen, and flowers if it has any", () => {
    expect(leaves === null).toBe(species.evergreen);
    expect(facts.winter === "leaves").toBe(species.evergreen);
    if (species.evergreen) expect(facts.autumn).toBe("none");
    if (species.blooms) expect(bloom).not.toBeNull();
    if (leaves && bloom && facts.winter !== "bare branches") expect(bloom[1]).toBeGreaterThanOrEqual(leaves[0]);
  });

  it("have plausible months, care and prices", () => {
    if (leaves) {
      expect(leaves[0]).toBeLessThanOrEqual(6);
      expect(leaves[1]).toBeGreaterThanOrEqual(5);
    }
    if (bloom) expect((bloom[1] - bloom[0] + 12) % 12).toBeLessThanOrEqual(7);
    expect(facts.careHoursAYear).toBeGreaterThan(0);
    expect(facts.careHoursAYear).toBeLessThanOrEqual(10);
    expect(nursery.usd[0]).toBeGreaterThanOrEqual(0.1);
    expect(nursery.usd[1]).toBeLessThanOrEqual(600);
    expect(nursery.usd[1]).toBeLessThanOrEqual(nursery.usd[0] * 8);
  });

  it("have bans with place and date, in the states just when the catalog speaks of them", () => {
    for (const { place, since } of facts.banned) {
      expect(place).toMatch(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/);
      expect(since).toMatch(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
    }
    const inStates = facts.banned.some(({ place, what }: Ban) => place.startsWith("US-") && what !== "planting");
    expect(inStates).toBe(species.invasiveInUs?.sale !== undefined);
  });
});

/** Of "web" the page's address is needed. */
function canBeFound(source: Source): boolean {
  const [publisher = "", page = ""] = source.split(" ");
  return publisher in publishers && (publisher !== "web" || /^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(page));
}
