import { createLucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./plain-icon.ts";

const node: [string, Record<string, string>][] = [
  ["path", { d: "M4 5h16", key: "1" }],
  ["circle", { cx: "12", cy: "12", r: "10", key: "2" }],
];

test.each([{}, { className: "size-4", strokeWidth: 1.5 }, { "aria-hidden": true }] as const)(
  "an icon is drawn as Lucide draws it, which gives it class names and a name space besides, with %o",
  (props) => {
    const attributes = (html: string) =>
      [...html.matchAll(/ ([\w-]+="[^"]*")/g)].map(([, attribute]) => attribute).sort();
    const lucide = renderToStaticMarkup(createElement(createLucideIcon("menu", node as never), props));
    const plain = renderToStaticMarkup(createElement(createIcon({ node }), props));
    expect(attributes(plain)).toEqual(
      attributes(lucide.replace(/lucide(-menu)? ?/g, "").replace(/ class=""| xmlns="[^"]*"/g, "")),
    );
    expect(plain.replace(/<svg.*?>/, "")).toBe(lucide.replace(/<svg.*?>/, ""));
  },
);
