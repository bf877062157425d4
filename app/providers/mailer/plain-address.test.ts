import { expect, test } from "vitest";
import { isPlainAddress } from "./plain-address.ts";

test.each(["pat@yard.test", "o'neill+yard@sub.example.co", "a@b", "x_y.z-1@a-b.example"])(
  "%s is one address",
  (text) => {
    expect(isPlainAddress(text)).toBe(true);
  },
);

test.each([
  "",
  "pat",
  "pat@",
  "@yard.test",
  "a@b.test\r\nBcc: evil@x.test",
  "a@b.test\nRCPT TO:<evil@x.test>",
  "a@b.test, evil@x.test",
  "a@b.test;evil@x.test",
  "Pat <a@b.test>",
  "<a@b.test>",
  '"a@b.test"@x.test',
  "a@b.test>",
  "a(comment)@b.test",
  "group:a@b.test;",
  "a@[127.0.0.1]",
  "a@b..test",
  "a@-b.test",
  "a b@c.test",
  "a\0@b.test",
  "pät@yard.test",
  `${"a".repeat(250)}@b.test`,
])("%j is not", (text) => {
  expect(isPlainAddress(text)).toBe(false);
});
