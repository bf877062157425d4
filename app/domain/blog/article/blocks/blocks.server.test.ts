import { expect, test } from "vitest";
import { renderMarkdown } from "../render-markdown.server.ts";

async function render(...lines: string[]) {
  const rendered = await renderMarkdown(lines.join("\n"));
  if (!rendered.ok) throw new Error(rendered.reason);
  return rendered;
}

const pictures = (count: number) => Array.from({ length: count }, (_, n) => `![Yard ${n + 1}](/${n + 1}.jpg "In May")`);

test("a gallery's pictures lead to themselves, large, and from there to the next and back", async () => {
  const { html, removals } = await render("Words", "::: gallery", ...pictures(3), ":::", "More words");
  expect(removals).toEqual([]);
  expect(html).toMatch(
    /^<p>Words<\/p>\s*<div class="article-gallery" id="s-gallery_1">.*<\/div>\s*<p>More words<\/p>/s,
  );
  expect(html.match(/<figure id="s-picture_\d"><a class="article-thumb" href="#s-picture_\d"><img /g)).toHaveLength(3);
  expect(html.match(/<figcaption>In May<\/figcaption>/g)).toHaveLength(3);
  expect(html.match(/<a class="article-large" href="#s-gallery_1" aria-label="Close"><img /g)).toHaveLength(3);
  const steps = [...html.matchAll(/href="#s-picture_(\d)" aria-label="(Previous|Next) picture"/g)];
  expect(steps.map(([, to, way]) => `${way} ${to}`)).toEqual(["Next 2", "Previous 1", "Next 3", "Previous 2"]);
});

test("a picture of a gallery that is a link stays one, and is stepped over", async () => {
  const { html } = await render("::: gallery", "![a](/a.jpg)", "[![b](/b.jpg)](/blog)", "![c](/c.jpg)", ":::");
  expect(html).toContain('<figure><a href="/blog"><img src="/b.jpg"');
  expect(html).toContain('href="#s-picture_3" aria-label="Next picture"');
});

test("before and after is a wipe that the keyboard reaches, with both pictures labelled", async () => {
  const { html } = await render(
    "::: before-after",
    "![Old](/a.jpg)",
    "",
    '![New "yard"](/b.jpg "Done & dusted")',
    ":::",
  );
  expect(html).toMatch(
    /<div class="wipe-frame" tabindex="0" role="group" aria-label="Before and after: New &quot;yard&quot;">.*Before<\/p>.*\/a\.jpg.*After<\/p>.*\/b\.jpg.*<figcaption>Done &amp; dusted</s,
  );
});

test("a button is one link; a callout has a kind, a title and any content", async () => {
  const { html, removals } = await render(
    ...["::: button", "[Call us](tel:5035550100)", ":::", ""],
    ...[
      ":::: callout warning Mind the <roots>",
      "- one",
      "",
      "::: button",
      "[x](/x)",
      ":::",
      "```",
      "::::",
      "```",
      "::::",
    ],
    ...["", "::: callout Water in June", "Words", ":::"],
  );
  expect(removals).toEqual([]);
  expect(html).toContain('<p class="article-button"><a href="tel:5035550100">Call us</a></p>');
  expect(html).toMatch(
    /article-callout-warning"><p class="article-callout-title"><strong>Mind the &lt;roots&gt;<\/strong><\/p>\s*<ul>.*<p class="article-button"><a href="\/x">.*<pre><code>::::\s*<\/code><\/pre>\s*<\/div>/s,
  );
  expect(html).toMatch(/article-callout-note"><p[^>]*><strong>Water in June</);
});

test.each([
  [["::: gallery", ...pictures(10), ":::"], 10, "Line 3: gallery takes one to nine pictures"],
  [["::: gallery", "words", ...pictures(1), ":::"], 1, "Line 3: gallery takes"],
  [["::: before-after", ...pictures(3), ":::"], 3, "Line 3: before-after takes two pictures"],
  [["::: button", ...pictures(1), "[a](/a)", ":::"], 1, "Line 3: button takes one link"],
  [["::: gallery", ...pictures(2)], 2, "Line 3: gallery is shown as typed; below it"],
  [["::: slider", ...pictures(2), ":::"], 2, "Line 3: there is no block named slider; there are gallery,"],
])("what is no block is ordinary content, and the author reads why (%#)", async (lines, shown, words) => {
  const { html, removals } = await render("Words", "", ...lines);
  expect(html.match(/<img /g)).toHaveLength(shown);
  expect(html).not.toContain("article-gallery");
  expect(removals).toEqual([expect.stringContaining(words)]);
});

test("a text cannot make other elements of the page a wipe, or take addresses that are no part of it", async () => {
  const { html } = await render(
    '<div tabindex="1" role="alert" id="menu" aria-label="x">a</div>',
    "",
    '<figure id="menu">b</figure>',
  );
  expect(html).toMatch(/^<div>a<\/div>\s*<figure>b<\/figure>\s*$/);
});
