import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test("no text ends an element or an attribute", () => {
  expect(escapeMarkup('<b title="x"> & &amp;')).toBe("&lt;b title=&quot;x&quot;&gt; &amp; &amp;amp;");
  expect(escapeMarkup("it's Ελιά 石 😀")).toBe("it's Ελιά 石 😀");
});
