import sharp from "sharp";
import { expect, test } from "vitest";
import { post, postOf, siteMover, words } from "#tests/factories/move-site.ts";
import { findPublishedPost } from "../readers/find-published-post.server.ts";

const move = siteMover();
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#264" } })
  .png()
  .toBuffer();

async function htmlOf(slug: string): Promise<string> {
  return (await findPublishedPost(slug))?.contentHtml ?? `${slug} is not published`;
}

test("Markdown in blocks of HTML is read where the old program read it", async () => {
  const text = [
    '<div markdown="1" class="x">\n  Some *slanted* words\n\n  * one\n</div>',
    '<p markdown="span">A **bold** word</p>',
    "<div>\nSome *starred* words\n</div>",
    "<figure>\n![A wall](/a.png)\n<figcaption>Of *dry* stone</figcaption>\n</figure>",
    "![Alt over\ntwo lines](/a.png)",
    "{: .lead}\nA [spanned]{.small} word\n{.note}",
  ].join("\n\n");
  const files = (end: string) => ({
    "a.png": picture,
    [`_posts/2020-01-02-blocks-${end}.md`]: post("title: Blocks", text),
  });
  await move({ "_config.yml": "title: A\n", ...files("asked") });
  await move({ "_config.yml": "kramdown:\n  parse_block_html: true\n", ...files("all") });
  await move({ "site.hs": "main = hakyll\n", ...files("pandoc") });
  const asked = await htmlOf("blocks-asked");
  for (const part of ["<em>slanted</em>", "<li>one</li>", "<strong>bold</strong>", "*starred*", "A spanned word"])
    expect(asked).toContain(part);
  expect(asked).toContain("<figcaption>Of dry stone</figcaption>");
  expect(asked).toMatch(/alt="Alt over\s+two lines"/);
  expect(asked).not.toMatch(/[{}]/);
  for (const slug of ["blocks-all", "blocks-pandoc"]) expect(await htmlOf(slug)).toContain("<em>starred</em>");
});

test("boxes of every kind become callouts", async () => {
  const boxes = [
    ":::danger\nof frost\n:::",
    "::: {.tip title='x' title=\"Of Pandoc\"}\nof sand\n:::",
    "::::note[Outer]\n:::tip\nof gravel\n:::\n::::",
    "> [!warning]- Folded\n> of clay",
    '!!! note "Indented"\n    of peat\n\n    and more',
    '{{% notice tip "Of Hugo" %}}\nof loam\n{{% /notice %}}',
    "::: details More\nof marl\n:::",
    "::: hint\nnever closed",
  ];
  const moved = await move({
    "hugo.toml": "",
    "content/posts/boxes.md": post("title: Boxes\ndate: 2020-02-03", boxes.join("\n\n")),
  });
  expect(moved["content/posts/boxes.md"]).toMatchObject({ status: "published", notes: [] });
  const openings = postOf("boxes").content.match(/^:.*callout.*$/gm);
  expect(openings).toEqual([
    "::: callout warning Danger",
    "::: callout tip Of Pandoc",
    ":::: callout note Outer",
    "::: callout tip",
    "::: callout warning Folded",
    "::: callout note Indented",
    "::: callout tip Of Hugo",
    "::: callout tip Hint",
  ]);
  const html = await htmlOf("boxes");
  for (const soil of ["frost", "sand", "gravel", "clay", "peat", "loam", "marl"]) expect(html).toContain(`of ${soil}`);
  expect(html).toContain("<strong>More</strong>");
  expect(html).not.toMatch(/:::|!!!|\[!|<code>/);
});

test("Obsidian's links, pictures and marks are read, and only where they can be nothing else", async () => {
  const text =
    "See [[Old wall]], [[old wall|that one]], [[Unwritten]] and [[1]](/x). A ==marked== word. ^end\n\n%%hidden%%\n\n![[deep.png|The deep end|200]] ![Deep|300](../files/deep.png)";
  const files = { "posts/Old wall.md": post("title: Old wall\ndate: 2024-01-02"), "files/deep.png": picture };
  await move({ ...files, "posts/vault.md": post("title: Vault\ndate: 2024-01-03", text) });
  const html = await htmlOf("vault");
  expect(html).toMatch(
    /<a href="\/blog\/old-wall">Old wall<\/a>, <a href="\/blog\/old-wall">that one<\/a>, Unwritten and <a/,
  );
  expect(html).toContain("A <mark>marked</mark> word.");
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="The deep end"', 'alt="Deep"']);
  expect(html).not.toMatch(/hidden|\^|==|%%/);
  await move({
    "_config.yml": "title: A\n",
    "_posts/2024-01-04-plain.md": post("title: Plain", `${words} If [[ here ]] or ==x== or %%a%%.`),
  });
  expect(await htmlOf("plain")).toContain("If [[ here ]] or ==x== or %%a%%.");
});

test("lazy pictures and pictures in the text come over; players become links, films are named", async () => {
  const text = [
    '<img class="lazy" data-src="/a.png" alt="Lazy">',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/a.png">',
    '<img srcset="/a.png 1x, /b.png 2x">',
    `![In the text](data:image/png;base64,${picture.toString("base64")})`,
    '<iframe src="//maps.example/x"></iframe>',
    '<audio controls><source src="https://sounds.example/a.mp3"></audio>',
  ];
  const moved = await move({
    "a.png": picture,
    "posts/media.md": post("title: Media\ndate: 2020-03-04", text.join("\n\n")),
    "posts/film.md": post("title: Film\ndate: 2020-03-05", `${words}\n\n<video src="/film.mp4"></video>`),
    "posts/broken-tag.md": post("title: Broken\ndate: 2020-03-06", `${words}\n\n<button @click="a" {b}>Press</button>`),
    "posts/tag.md": post(
      "title: Tag\ndate: 2020-03-06",
      `${words}\n\n\\<b> &lt;div&gt;\n\n\`\`\`\n<div>\n\`\`\`\n\n<div>x</div>`,
    ),
  });
  expect(moved["posts/media.md"]).toMatchObject({ status: "published", notes: [] });
  const html = await htmlOf("media");
  expect(html.match(/<img src="\/api\/uploads/g)).toHaveLength(4);
  expect(html).toMatch(/href="https:\/\/maps\.example\/x"[\s\S]*href="https:\/\/sounds\.example\/a\.mp3"/);
  expect(moved["posts/film.md"]!.notes.join()).toContain('line 7: <video src="/film.mp4"> means nothing here');
  expect(moved["posts/tag.md"]!.notes).toEqual([]);
  expect(moved["posts/broken-tag.md"]!.notes.join()).toContain(
    "readers would see a tag of HTML in line 3: <button @click=",
  );
});

test("headers of Nikola, Pandoc, Notion and Eleventy's JSON and JavaScript are read", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const moved = await move({
    "posts/nikola.md": `<!--\n.. title: Of Nikola\n.. date: 2017-02-03 10:00:00 UTC+01:00\n.. tags: a, b\n-->\n\n${words}\n`,
    "posts/nikola-draft.md": `.. title: Not yet\n.. date: 2017-02-04\n.. tags: draft\n\n${words}\n`,
    "posts/pandoc.md": `% Of Pandoc\n% Robin\n% January 5, 2014\n\n${words}\n`,
    "posts/json.md": `---json\n{ "title": "Of JSON",\n "date": "2022-02-04" }\n---\n${words}\n`,
    "posts/script.md": `---js\n{\n  title: "Of JavaScript",\n  date: "2022-02-05",\n}\n---\n${words}\n`,
    [`posts/A wall ${id}.md`]: `# Of Notion\n\nDate: March 4, 2022\nTags: stone, dry\n\n${words} [again](A%20wall%20${id}.md)\n`,
    "posts/page.md": post("title: A page\ndate: 2021-06-08\nis_page: True"),
    "posts/curly.md": Buffer.from(
      post("title: Curly", "").replace("Curly", "Curly \x96 \x93quotes\x94").concat(`${words} \xe9\n`),
      "latin1",
    ),
  });
  const days = ["nikola", "pandoc", "json", "script", "a-wall"].map((slug) => {
    const { title, publishedAt } = postOf(slug);
    return `${title} ${new Date(publishedAt ?? 0).toISOString().slice(0, 10)}`;
  });
  expect(days).toEqual([
    "Of Nikola 2017-02-03",
    "Of Pandoc 2014-01-05",
    "Of JSON 2022-02-04",
    "Of JavaScript 2022-02-05",
    "Of Notion 2022-03-04",
  ]);
  expect(postOf("a-wall").content).toContain("[again](/blog/a-wall)");
  expect(moved["posts/nikola-draft.md"]!.notes).toContain("comes as a draft: it is marked as a draft");
  expect(moved["posts/page.md"]!.notes).toEqual(["comes as a draft: it is marked as a page"]);
  expect(postOf("curly").title).toBe("Curly – “quotes”");
});
