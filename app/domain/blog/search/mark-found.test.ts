import { expect, test } from "vitest";
import { markFound } from "./mark-found.ts";
import { searchWords } from "./search-words.ts";

function show(text: string, search: string): string {
  return markFound(text, searchWords(search))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");
}

test("whole words are marked in any spelling, the last one also as a beginning", () => {
  expect(show("Die Straße zum Café, cafeteria", "strasse cafe")).toBe("Die [Straße] zum [Café], [cafe]teria");
  expect(show("A car and a carpet", "car and")).toBe("A [car] [and] a carpet");
  expect(show("ΔΡΌΜΟΣ <b>", "δρόμος")).toBe("[ΔΡΌΜΟΣ] <b>");
  expect(show("花園設計入門", "設計")).toBe("花園[設計]入門");
  expect(show("İstanbul ﬁne", "fine")).toBe("İstanbul [ﬁne]");
  expect(show("No such thing", "gravel")).toBe("No such thing");
});

test("a long text is cut between words around the first place", () => {
  const text = `${"before ".repeat(50)}gravel ${"after ".repeat(100)}`;
  const shown = show(text, "gravel");
  expect(shown).toMatch(/^… (before )+\[gravel\] (after )+/);
  expect(shown).toMatch(/after …$/);
  expect(shown.length).toBeLessThan(240);
  expect(show("花".repeat(500), "none")).toHaveLength(182);
});
