import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, test } from "vitest";
import { sanitizeArticle } from "./sanitize-article.server.ts";

const home = "http://localhost:3000";

const oddTags = [
  ...["xmp", "noembed", "noframes", "plaintext", "noscript", "iframe", "textarea", "title", "style", "script"],
  ...["math", "svg", "template", "select", "option", "object", "listing", "mtext", "foreignObject", "annotation-xml"],
];

const spellings: ((name: string, inside: string) => string)[] = [
  (name, inside) => `<${name}>${inside}</${name}>`,
  (name, inside) => `<${name.toUpperCase()} title=">">${inside}</${name}\n>`,
  (name, inside) => `<${mixed(name)}/>${inside}</${mixed(name)} x>`,
  (name, inside) => `<${name}>${inside}`,
  (name, inside) => `<${name}>a</${name}/>${inside}</${name}>`,
  (name, inside) => `</${name}><${name}\t${inside}</${name}`,
];

const payloads = [
  "<img src=x onerror=alert(1)>",
  "&lt;img src=x onerror=alert(1)&gt;",
  "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
  "&#60;script&#62;alert(1)&#x3c;/script>",
  "<!--<img title='--><img src=x onerror=alert(1)>'>",
  `<p title="</ODD><img src=x onerror=alert(1)>">`,
  `<a title="</ODD>&lt;img src=x onerror=alert(1)&gt;" href="java&Tab;script:alert(1)">x</a>`,
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<style><img src=x onerror=alert(1)></style>",
  "<table><mglyph><style><img src=x onerror=alert(1)>",
];

test("the eye that looks for harm sees it", () => {
  for (const harm of [payloads[0]!, "<script>1</script>", "<a href=javascript:alert(1)>x</a>", "<p id=x>"]) {
    expect(harmIn(harm)).not.toEqual([]);
  }
  expect(harmIn(`<p>A <a href="https://a.test">b</a> &lt;img onerror&gt;</p>`)).toEqual([]);
});

describe.each(oddTags)("%s", (outer) => {
  test("lets nothing through that runs, in any spelling, with any other in it or around it", () => {
    const harmful: string[] = [];
    for (const inner of ["p", ...oddTags]) {
      for (const spell of spellings) {
        for (const payload of payloads) {
          const html = `before ${spell(outer, spell(inner, payload.replaceAll("ODD", outer)))} after`;
          if (harmIn(sanitizeArticle(html, home)).length > 0) harmful.push(html);
        }
      }
    }
    expect(harmful).toEqual([]);
  });
});

test.each(["xmp", "noembed", "noframes", "plaintext", "noscript", "iframe", "textarea", "title", "style", "script"])(
  "what stands in %s is dropped, not shown",
  (name) => {
    for (const inside of ["<b>hidden</b>", "&lt;b&gt;hidden&lt;/b&gt;", "hidden"]) {
      expect(sanitizeArticle(`<p>a</p><${name}>${inside}</${name}><p>b</p>`, home)).not.toContain("hidden");
      expect(sanitizeArticle(`<p>a</p><${name.toUpperCase()} x>${inside}</${name}>`, home)).not.toContain("hidden");
    }
  },
);

const harmlessTags =
  /^(?:h[2-6]|p|blockquote|hr|br|div|[uod]l|li|d[td]|pre|code|kbd|samp|var|em|strong|[bius]|del|ins|mark|small|q|sub|sup|abbr|cite|time|a|img|figure|figcaption|details|summary|input|table|caption|thead|tbody|tfoot|t[rhd])$/;
const harmlessAttributes =
  /^(?:href|title|rel|aria-label|src|alt|width|height|loading|decoding|type|disabled|checked|start|reversed|align|colspan|rowspan|scope|datetime|open|class)$/;

function harmIn(html: string): string[] {
  return [true, false].flatMap((scriptingEnabled) => {
    const tree = parseFragment(html, { scriptingEnabled });
    const again = parseFragment(serialize(tree), { scriptingEnabled });
    return [tree, again].flatMap((root) => root.childNodes.flatMap(harmOf));
  });
}

function harmOf(node: Tree.ChildNode): string[] {
  if (!("tagName" in node)) return node.nodeName === "#text" ? [] : [node.nodeName];
  const own = harmlessTags.test(node.tagName) ? [] : [node.tagName];
  const attributes = node.attrs
    .filter(({ name, value }) => !harmlessAttributes.test(name) || /^(?!https:)[\s\w]*:/.test(value))
    .map(({ name, value }) => `${name}=${value}`);
  return [...own, ...attributes, ...node.childNodes.flatMap(harmOf)];
}

function mixed(name: string): string {
  return name.replace(/./g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()));
}
