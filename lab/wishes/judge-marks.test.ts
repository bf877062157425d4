import { expect, test } from "vitest";
import { compileMarks } from "./compile-marks.ts";
import { judgeMarks } from "./judge-marks.ts";

function judge(source: string) {
  const { judged, added, drawnAllTheSame } = judgeMarks({ id: "test", voice: "test", ...compileMarks(source) });
  return [...judged.map(({ what, outcome }) => `${what} ${outcome}`), ...added, ...drawnAllTheSame];
}

test.each([
  ["[want: a 3 x 4 m {brick patio|patio 3x4m of:brick} <by the house|by house>]", "right"],
  ["[want: a 3 x 4 m {brick patio|patio 3x5m of:slate} <by the fence|by house>]", "wrong"],
])("%s: everything said of it is %s", (source, outcome) => {
  const [first, ...rest] = judge(source);
  expect(first).toBe("want right");
  expect(rest.filter((one) => !one.startsWith("place"))).toEqual([`size ${outcome}`, `of ${outcome}`]);
  expect(rest).toContain(outcome === "right" ? "place right" : "place wrong");
});

test("a place at another thing is wrong, and one that no typed wish has is lost", () => {
  expect(judge("[want: a {bench} and roses by the fence <by the fence|by fence>] [want: {roses|rose}]")).toContain(
    "place wrong",
  );
  expect(judge("[want: a {bench} <where the tank is|where tank>]").at(-1)).toMatch(/^place (?:lost|reported)$/);
});

test("what is reported as not drawable is right, and what is read as a fact is not", () => {
  expect(judge("[want: a {greenhouse}]")).toEqual(["want right"]);
  expect(judge("[want: our {shed} is old]")).toEqual(["want wrong"]);
});

test("keeps and refusals are met, or turned into wishes", () => {
  expect(judge("[keep: keep the {oak}] [refuse: no {gravel}]")).toEqual(["keep right", "refuse right"]);
  expect(judge("[refuse: a {bench}]")).toEqual(["refuse wrong", "bench"]);
});

test("what is read and not marked is added, unless its attitude is unclear", () => {
  expect(judge("[want: a {bench}] and a pond")).toEqual(["want right", "pond"]);
  expect(judge("[want: a {bench}] [unclear: and a {pond}]")).toEqual(["want right"]);
});
