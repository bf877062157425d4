import { expect, test } from "vitest";
import { faultOfFooterLinks, readFooterLinks } from "./footer-links.ts";

test("a link a line; empty lines do not count", () => {
  const text = "Instagram | https://instagram.example/yards\r\n\r\nPrices|/#pricing";
  expect(faultOfFooterLinks(text)).toBeUndefined();
  expect(readFooterLinks(text)).toEqual([
    { label: "Instagram", to: "https://instagram.example/yards" },
    { label: "Prices", to: "/#pricing" },
  ]);
});

test.each([
  "Instagram",
  "| https://yards.example",
  "Yards | http://yards.example",
  "Yards | javascript:alert(1)",
  "Yards | //yards.example",
  "Yards | /\\yards.example",
  "Yards | https://",
  `${"Yards".repeat(10)} | /blog`,
])("%s is no link", (line) => {
  expect(faultOfFooterLinks(`Blog | /blog\n${line}`)).toContain("is not a link");
});

test("more than six are too many", () => {
  expect(faultOfFooterLinks("Blog | /blog\n".repeat(7))).toContain("At most 6 links");
});
