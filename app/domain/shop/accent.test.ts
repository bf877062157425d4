import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accentRules, faultOfAccent, grounds } from "./accent.ts";

test("the grounds are those of the pages", () => {
  const styles = readFileSync("app/app.css", "utf8");
  const [light = "", dark = ""] = styles.split("@media screen and (prefers-color-scheme: dark)");
  for (const [sheet, colors] of [
    [light, grounds.light],
    [dark, grounds.dark],
  ] as const) {
    const tokens = ["paper", "raised", "sand", "sky"].map(
      (name) => new RegExp(`--color-${name}: (#\\w+)`).exec(sheet)?.[1],
    );
    expect(tokens).toEqual(colors);
  }
});

describe("a color that nobody can read", () => {
  test.each(["#ffd400", "#ffffff", "#7fb08c", "#ff7a00"])(
    "%s is refused with the nearest that can be read",
    (color) => {
      const fault = faultOfAccent(color);
      expect(fault).toMatch(/^This color is too light to read on the page: its contrast is [\d.]+ to 1/);
      const nearest = /#[0-9a-f]{6}/.exec(fault ?? "")?.[0] ?? "";
      expect(faultOfAccent(nearest)).toBeUndefined();
    },
  );

  test.each(["#2e5b3b", "#000000", "#7a1f2b", "#0b4f8a"])("%s can be read", (color) => {
    expect(faultOfAccent(color)).toBeUndefined();
  });
});

test("dark screens have a shade of it that can be read there, paper has not", () => {
  const rules = accentRules("#000080");
  expect(rules).toMatch(
    /^html:root\{--color-moss:#000080;--color-moss-deep:#00005a\}@media screen and \(prefers-color-scheme:dark\)/,
  );
  // On dark grounds only a light color has contrast.
  const dark = /dark\)\{html:root\{--color-moss:#(..)(..)/.exec(rules);
  expect(Number.parseInt(dark?.[1] ?? "", 16)).toBeGreaterThan(0x80);
});
