import { expect, test } from "vitest";
import { limitSettings } from "#app/settings/limit-settings.ts";
import { unlimited } from "./site.mjs";

test("a walk meets no limit of the site", () => {
  expect(unlimited).toEqual(Object.fromEntries(Object.keys(limitSettings).map((name) => [name, "0"])));
});
