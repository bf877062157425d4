import { expect, test } from "vitest";
import { blankListMarks } from "./split-words.ts";

test.each([
  ["2) cedar deck 3) bench", ";  cedar deck ;  bench"],
  ["- hedge\n- bench", ";  hedge\n;  bench".replace(";  hedge", "; hedge").replace(";  bench", "; bench")],
  ["Front: 1. lavender 2. gravel", "Front:   lavender , gravel".replace("lavender ,", "lavender ,")],
])("numbers and dashes of lists are blanked out: %s", (text) => {
  const blanked = blankListMarks(text);
  expect(blanked).toHaveLength(text.length);
  expect(blanked).not.toMatch(/\d|- /);
});

test.each(["(4) raised beds", "a 4 m patio. 3 benches", "2 of 3 trees", "4.5 m wide", "3/8 gravel, 2 ft deep"])(
  "numbers that count or measure stay: %s",
  (text) => expect(blankListMarks(text)).toBe(text),
);

test("under a heading the entries are parts of one sentence", () => {
  expect(blankListMarks("Front: 1. lavender 2. gravel. Back: 1. lawn")).toBe(
    "Front:    lavender ,  gravel. Back: 1. lawn",
  );
  expect(blankListMarks("1. lavender 2. gravel")).toBe(";  lavender ;  gravel");
});
