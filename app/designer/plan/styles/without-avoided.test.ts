import { expect, test } from "vitest";
import { inTurn } from "../parts/in-turn.ts";
import { styleSheets } from "./catalog.ts";
import { withoutAvoided } from "./without-avoided.ts";

test("what the customer does not want is in no style", () => {
  for (const sheet of Object.values(styleSheets)) {
    const [palette] = sheet.palettes;
    const first = [inTurn(sheet.path, 0), inTurn(sheet.trees, 0), ...(palette?.low ?? []), ...(palette?.tall ?? [])];
    const avoided = new Set([...first, "gravel", "rose"] as const);
    const { path, trees, base, bed, palettes } = withoutAvoided(sheet, avoided);
    for (const list of [path, trees, ...palettes.flatMap(({ tall, low, edge }) => [tall, low, edge])]) {
      expect(list.length).toBeGreaterThan(0);
      for (const name of list) expect(avoided.has(name)).toBe(false);
    }
    for (const material of [...base, ...bed]) expect(material).not.toMatch(/^gravel/);
  }
});

test("a style without complaints stays as it is", () => {
  expect(withoutAvoided(styleSheets.cottage, new Set())).toBe(styleSheets.cottage);
});

test("a patio has a paving, whatever is avoided", () => {
  const pavings = [
    "flagstone",
    "slabs",
    "brick",
    "herringbone",
    "concrete",
    "cobbles",
    "tiles",
    "deck",
    "gravel",
  ] as const;
  for (const sheet of Object.values(styleSheets))
    for (let some = 1; some <= pavings.length; some++) {
      const avoided = new Set(pavings.slice(0, some));
      const { patio, path } = withoutAvoided(sheet, avoided);
      expect(Math.min(patio.length, path.length)).toBeGreaterThan(0);
      if (some < pavings.length) for (const name of [...patio, ...path]) expect(avoided.has(name as never)).toBe(false);
    }
});
