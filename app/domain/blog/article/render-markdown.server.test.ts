import { describe, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { slowTexts } from "#tests/fixtures/texts/slow-texts.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { renderingProcess } from "./rendering-process-client.server.ts";

async function html(markdown: string): Promise<string> {
  const rendered = await renderMarkdown(markdown);
  if (!rendered.ok) throw new Error(rendered.reason);
  return rendered.html;
}

test("headings go one level down and can be linked", async () => {
  expect(await html("# One\n\n## Two\n\n###### Six\n\n# One")).toMatch(
    /<h2 id="s-one">One .*<h3 id="s-two">Two .*<h6 id="s-six">.*<h2 id="s-one-2">/s,
  );
  expect(await html("# Ελιά & 石")).toContain('id="s-ελιά-石"');
});

test("headings are handed over as plain words, with the ids and levels that they have", async () => {
  const markdown =
    '# *What* we keep & why: 3 < 4 &copy; "you"\n\n## [A link](/blog) and `code`\n\n# Given {#own}\n\n# Given {#own}\n\n<h2>No mark</h2>';
  const rendered = await renderMarkdown(markdown);
  expect(rendered).toMatchObject({
    headings: [
      { id: "s-what-we-keep-why-3-4-copy-you", level: 2, words: 'What we keep & why: 3 < 4 © "you"' },
      { id: "s-a-link-blog-and-code", level: 3, words: "A link and code" },
      { id: "s-own", level: 2, words: "Given" },
      { id: "s-own-2", level: 2, words: "Given" },
    ],
  });
  if (!rendered.ok) throw new Error(rendered.reason);
  for (const { id, level } of rendered.headings) expect(rendered.html).toContain(`<h${level} id="${id}">`);
});

test("tables, task lists, code and struck words", async () => {
  expect(await html("| a | b |\n|---|--:|\n| 1 | 2 |")).toContain('<td align="right">2</td>');
  expect(await html("- [x] done")).toContain('<input type="checkbox" disabled checked');
  expect(await html("```js\na < b\n```")).toContain('<code class="language-js">a &lt; b');
  expect(await html("~~old~~")).toContain("<del>old</del>");
});

test("pictures wait, and links elsewhere are not endorsed", async () => {
  expect(await html("![A yard](/api/uploads/x.jpg)")).toContain('alt="A yard" loading="lazy"');
  expect(await html("[x](https://elsewhere.test)")).toContain('rel="noopener nofollow"');
  expect(await html("[x](/blog/x) [y](http://localhost:3000/y)")).not.toContain("rel=");
});

test("our own pictures come in the size that fits and keep their room free", async () => {
  const path = "cbcdefghijklmnopqrstuvwxyz.jpg";
  const facts = { ownerId: null, bytes: 1, placeholderColor: "#000000", widths: [480, 960] };
  db.insert(media)
    .values({ path, kind: "blog", width: 1200, height: 800, ...facts })
    .run();
  const address = `/api/uploads/${path}`;
  expect(await html(`![A yard](${address})`)).toMatch(
    /src="\S+\?w=960" srcset="\S+\?w=480 480w, \S+\?w=960 960w" .* height="800"/,
  );
  expect(await html(`<img src="${address}" width="99">`)).not.toContain("srcset");
});

test("a picture with a title is a figure, a link to a video a card, and both stay on this site", async () => {
  expect(await html('![A gate](/a.jpg "Oak & *iron*")')).toMatch(
    /<figure><img src="\/a.jpg" alt="A gate" [^>]*><figcaption>Oak &amp; \*iron\*<\/figcaption><\/figure>/,
  );
  expect(await html('[![A gate](/a.jpg "Oak")](/b)')).toMatch(/<figure><a href="\/b"><img[^>]*><\/a><figcaption>Oak</);
  expect(await html('Words ![A gate](/a.jpg "Oak")')).not.toContain("<figure>");
  const card = await html("https://youtu.be/dQw4w9WgXcQ\n\n[How we dig](https://vimeo.com/1234)");
  expect(card).toMatch(
    /<figure class="article-video"><a href="https:\/\/youtu.be\/dQw4w9WgXcQ"[^>]*>Watch the video on YouTube</,
  );
  expect(card).toContain(">How we dig (on Vimeo)</a>");
  expect(card).not.toMatch(/<(?:img|iframe|script)/);
  expect(await html("https://youtube.com.evil.test/watch?v=1 and https://youtu.be/dQw4w9WgXcQ")).not.toContain(
    "<figure",
  );
});

test("footnotes are numbered as they are cited, and lead back", async () => {
  const article = await html(
    "One[^b] two[^a] again[^b] none[^c].\n\n[^a]: The *first*\n    goes on\n[^b]: The second\n[^d]: Nobody's",
  );
  expect(article).toContain('One<sup><a href="#s-note-1" aria-label="Footnote 1" id="s-note-1-ref">1</a></sup>');
  expect(article).toContain('id="s-note-1-ref-2">1</a></sup> none[^c].');
  expect(article).toMatch(
    /<li id="s-note-1">The second .*<li id="s-note-2">The <em>first<\/em>\ngoes on <a href="#s-note-2-ref"/s,
  );
  expect(article).not.toContain("Nobody");
  expect(await html("```\n[^1]: code\n```")).toContain("[^1]: code");
});

test("links within the text reach its headings, by whatever name their author knows", async () => {
  const article = await html(
    "## What's new?\n\n## Title {#mine}\n\n## Ελιά\n\n[a](#whats-new) [b](#what-s-new) [c](#mine) [d](#%CE%B5%CE%BB%CE%B9%CE%AC) [e](#Title) [f](#own)\n\n<a id=own></a>",
  );
  const ids = new Set([...article.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const links = [...article.matchAll(/<a href="#([^"]*)">/g)].map(([, id]) => id);
  expect(links).toHaveLength(6);
  for (const link of links) expect(ids).toContain(link);
  expect(article).not.toContain("{#mine}");
});

test.each(["|\ta\t|\tb\t|\n|\t---\t|\t---\t|\n|\t1\t|\t2\t|", "a\t|\tb\n---\t|\t---\n1\t|\t2\n\nwords"])(
  "a table written with tabs is a table",
  async (markdown) => {
    expect(await html(markdown)).toMatch(/<th>a<\/th>\s*<th>b<\/th>.*<td>1<\/td>\s*<td>2<\/td>/s);
  },
);

test("what is taken out is said with its line, and nothing else", async () => {
  const rendered = await renderMarkdown(
    [
      ...[
        "# Title",
        "",
        'Words <span style="color:red">red</span> <kbd class="x">K</kbd>',
        "",
        "- one",
        "- [x](javascript:alert(1))",
      ],
      ...[
        "",
        '<div align="center" onclick="x()">',
        "",
        '<iframe src="https://a.test"></iframe>',
        "</div>",
        "",
        "![x](http://a.test/b.png)",
      ],
      ...["", "`<script>` and", "", "```", "<script>", "```", "", "[fine](/blog) <https://b.test> <br>"],
    ].join("\n"),
  );
  expect(rendered).toMatchObject({
    removals: [
      "Line 3: <span> was taken out.",
      "Line 6: the link to javascript:alert(1) was taken out.",
      "Line 8: onclick of <div> was taken out.",
      "Line 10: <iframe> was taken out.",
      "Line 13: the picture http://a.test/b.png was taken out; pictures are uploaded here or come by https.",
    ],
  });
});

describe("nothing that runs", () => {
  test.each([
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](vbscript:x) [y](data:text/html,<script>)",
    "<javascript:alert(1)>",
    "![x](javascript:alert(1)) ![y](data:image/svg+xml,<svg onload=alert(1)>)",
    '![x](/a.png "x\\" onerror=\\"alert(1)")',
    "<img src=x onerror=alert(1)>",
    "<svg><textarea><img src=x onerror=alert(1)></textarea></svg>",
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.test"><button>Go</button></form>',
    '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">',
    "<style>@import '//evil.test'</style><link rel=stylesheet href=//evil.test>",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<details open ontoggle=alert(1)>x</details>",
    '<a href="//evil.test">x</a><a id=location name=location>y</a>',
    '<h2 id="toaster" onclick=alert(1)>x</h2>',
    "```js onload=alert(1)\nx\n```",
    '<input type="password" autofocus onfocus=alert(1)>',
  ])("%s", async (markdown) => {
    const rendered = await html(`Text before ${markdown}\n\n${markdown}\n\nand after`);
    const tags = (rendered.match(/<[a-z][^>]*>/gi)?.join("") ?? "").replace(/ (?:title|alt)="[^"]*"/g, "");
    expect(tags).not.toMatch(
      /\son\w+=|javascript|vbscript|data:|evil|<(?:script|svg|math|iframe|form|base|meta|style|link|noscript|xmp|button)/i,
    );
    expect(tags).not.toMatch(/id="(?!s-)|name=|password/);
  });
});

describe("texts made to be slow or deep", () => {
  test.each([
    ["5,000 quotes", ">".repeat(5000), "content-too-deep"],
    ["a bomb of references", `[x]: ${"y".repeat(1000)}\n\n${"[x]".repeat(60_000)}`, "content-too-deep"],
    ["a byte over 200 KB", "x".repeat(200 * 1024 + 1), "content-too-long"],
  ])("%s is refused", async (_title, markdown, reason) => {
    expect(await renderMarkdown(markdown)).toEqual({ ok: false, reason });
  });

  test("one that uses up its processor time is refused, the next is shown, and meanwhile others are served", async () => {
    const rendering = renderingProcess().render({
      markdown: slowTexts["unclosed comments"]!,
      home: "http://x",
      cpuMs: 100,
    });
    let served = 0;
    let over = false;
    const serve = () => {
      served++;
      if (!over) setImmediate(serve);
    };
    serve();
    expect(await rendering).toBeUndefined();
    over = true;
    expect(served).toBeGreaterThan(1000);
    expect(await html("After it")).toContain("After it");
  });
});

test("reading time counts words, and characters where scripts have no spaces", async () => {
  const minutes = async (text: string) => {
    const rendered = await renderMarkdown(text);
    return rendered.ok ? rendered.readingMinutes : undefined;
  };
  expect(await minutes("word ".repeat(1150))).toBe(5);
  expect(await minutes("庭".repeat(2500))).toBe(5);
  expect(await minutes("short")).toBe(1);
});

test("headings of one name have an address each", async () => {
  const article = await html("## Edges\n\n## Edges\n\n### Edges\n\n## Beds");
  expect([...article.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    ...["s-edges", "s-edges-2", "s-edges-3", "s-beds"],
  ]);
});

test("link definitions may have tabs between their parts", async () => {
  for (const definition of [
    "[a]:\t/here",
    "[a]: \t/here",
    '[a]:\t/here\t"Title"\t',
    "[a]:\t\n\t/here",
    " [a]:\t</here>",
  ])
    expect(await html(`See [a].\n\n${definition}\n\nMore words.`), JSON.stringify(definition)).toMatch(
      /^<p>See <a href="\/here"[^>]*>a<\/a>.<\/p>\s*<p>More words.<\/p>\s*$/,
    );
  expect(await html("[a]\n\n[a]:\t/x\n[b]:\t/y\n\n[b]")).toContain('<a href="/y">b</a>');
  expect(await html("[a]\n\n\t[a]: /x")).toContain("<code>[a]: /x");
});

test("in a text with words of a right-to-left script every outermost block finds its own direction", async () => {
  const text = [
    "# גינה קטנה",
    "אבן **טובה** ועץ.",
    "> حديقة\n>\n> صغيرة",
    "- אחד\n- שניים\n\n  ועוד",
    "An English paragraph.",
    "| א | ב |\n|---|---|\n| 1 | 2 |",
    "```js\nconst x = 1;\n```",
  ].join("\n\n");
  const made = await html(text);
  expect(made.match(/<[a-z0-9]+ dir="auto"/g)).toEqual(
    ["h2", "p", "blockquote", "ul", "p", "div"].map((name) => `<${name} dir="auto"`),
  );
  expect(made).toContain("<pre><code");
  expect(await html("# A garden\n\n- one\n\nStone & 石")).not.toContain("dir=");
});
