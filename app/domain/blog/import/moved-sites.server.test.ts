import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { post, postOf, siteMover, words } from "#tests/factories/move-site.ts";
import { describePost } from "../readers/describe-page.server.ts";
import { findPublishedPost } from "../readers/find-published-post.server.ts";
import { followRedirect } from "../redirects/redirects.server.ts";
import { saveBlogSettings } from "../settings/blog-settings.server.ts";
import { firstBlogSettings } from "../settings/blog-settings.ts";

const move = siteMover();
const pictures: Record<string, Buffer> = {};

beforeAll(async () => {
  const drawing = sharp({ create: { width: 64, height: 48, channels: 3, background: "#885544" } });
  for (const format of ["png", "jpeg", "gif", "webp"] as const)
    pictures[format] = await drawing.toFormat(format).toBuffer();
  pictures.svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#264"/></svg>',
  );
  pictures.tiny = await drawing.clone().resize(16, 16).png().toBuffer();
});

function contentOf(slug: string): string {
  return postOf(slug).content;
}

test("nothing is public unless requested, and a page never", async () => {
  const site = {
    "_config.yml": "title: Walls\ndefaults:\n- scope: {path: '', type: posts}\n  values: {author: Robin}\n",
    "_posts/2018-05-16-first-rule.md": post("title: The first rule"),
    "_posts/2018-05-17-second-rule.md": post("title: The second rule\npublished: false"),
    "_posts/2999-05-17-third-rule.md": post("title: The third rule"),
    "_drafts/fourth-rule.md": post("title: The fourth rule\ndate: 2018-01-01"),
    "about-the-rules.md": post("title: About the rules\ndate: 2018-01-01"),
    "notes.md": "# Only a note of the repository\n",
    "README.md": "# Readme\n",
  };
  const would = await move(site, { dryRun: true });
  expect(would["_posts/2018-05-16-first-rule.md"]).toMatchObject({ outcome: "created", status: "published" });
  expect(db.select().from(blogPosts).where(eq(blogPosts.slug, "first-rule")).all()).toEqual([]);
  const first = await move(site, { publish: false });
  expect(Object.values(first).map(({ status }) => status)).not.toContain("published");
  expect(
    Object.values(first)
      .filter(({ mayBePublished }) => mayBePublished)
      .map(({ slug }) => slug),
  ).toEqual(["first-rule"]);
  const second = await move(site);
  expect(
    Object.values(second)
      .filter(({ status }) => status === "published")
      .map(({ slug }) => slug),
  ).toEqual(["first-rule"]);
  expect(second["about-the-rules.md"]).toMatchObject({
    status: "draft",
    notes: expect.arrayContaining(["comes as a draft: it lies outside the folders of posts"]),
  });
  expect(second["notes.md"]?.outcome).toBe("skipped");
  await move(site, { publish: false });
  expect(postOf("first-rule").status).toBe("published");
});

test("texts arrive however they are written, and say what falls short", async () => {
  const latin = Buffer.from(
    post("title: Caf\u00e9 chairs\ndate: 2018-1-3", "M\u00fcller's caf\u00e9 has \u201cgood\u201d chairs."),
    "latin1",
  );
  const moved = await move({
    "_config.yml": "title: Walls\n",
    "_posts/2018-01-01-blank-lines.md": `\ufeff\n\n${post("title: Blank lines first")}`,
    "_posts/2018-01-02-no-title.md": post("layout: post", `# What *gravel* hides\n\n${words}`),
    "_posts/2018-01-03-bare-text.md": words,
    "_posts/2018-01-04-no-day.md": post("title: A day that never was\ndate: 2018-02-30"),
    "_posts/2018-01-05-lime.md": post("title: Lime", "Short."),
    "_posts/2018-01-06-broken.md": post("title: Stone: its weight\ntags: [a, b]"),
    "_posts/2018-01-07-latin.md": latin,
    "_posts/2018-01-08-wide.md": Buffer.from(
      `\ufeff${post("title: Wide characters", `${words} \u03b5\u03bb\u03b9\u03ac`)}`,
      "utf16le",
    ),
    "_posts/2018-01-09-cyrillic.md": Buffer.from([...Buffer.from("---\ntitle: x\n---\n"), ...Array(60).fill(0xe0)]),
    "_posts/2018-01-10-old.textile": "h1. Old",
    "_posts/2018-01-11-page.html": post("title: Written in HTML", `    <p>${words}</p>`),
    "garden/_posts/2018-01-12-same.md": post("title: The same name"),
    "yard/_posts/2018-01-13-same.md": post("title: The same name"),
  });
  const notes = (path: string) => moved[`_posts/${path}`]!.notes;
  expect(moved["_posts/2018-01-01-blank-lines.md"]).toMatchObject({ status: "published", notes: [] });
  expect(postOf("no-title")).toMatchObject({ title: "What gravel hides", content: words });
  expect(notes("2018-01-03-bare-text.md")).toEqual([
    "comes as a draft: it has no front matter",
    "its title is guessed from its name: Bare text",
  ]);
  expect(postOf("bare-text").title).toBe("Bare text");
  expect(notes("2018-01-04-no-day.md")).toEqual(["comes as a draft: its date is none: 2018-02-30"]);
  expect(notes("2018-01-05-lime.md")).toEqual(["comes as a draft: its text has 6 of at least 20 characters"]);
  expect(notes("2018-01-06-broken.md")).toEqual([
    "comes as a draft: line 1 of the front matter: a text with a colon needs quotes",
  ]);
  expect(postOf("broken")).toMatchObject({ title: "Stone: its weight", tags: [{ name: "a" }, { name: "b" }] });
  expect(notes("2018-01-07-latin.md")).toEqual(["read as Latin-1 (Windows-1252)"]);
  expect(postOf("latin")).toMatchObject({ title: "Caf\u00e9 chairs", publishedAt: Date.UTC(2018, 0, 3) });
  expect(contentOf("wide")).toContain("\u03b5\u03bb\u03b9\u03ac");
  expect(moved["_posts/2018-01-09-cyrillic.md"]).toMatchObject({
    outcome: "failed",
    notes: [expect.stringContaining("encoding")],
  });
  expect(moved["_posts/2018-01-10-old.textile"]).toMatchObject({
    outcome: "failed",
    notes: ["only Markdown and HTML are read, not textile"],
  });
  expect(contentOf("page")).toBe(`<p>${words}</p>`);
  expect(moved["yard/_posts/2018-01-13-same.md"]).toMatchObject({
    slug: "same-2018-01-13",
    notes: [expect.stringContaining("garden/_posts/2018-01-12-same.md has the slug same")],
  });
});

test("a title is the chosen field, however short it is", async () => {
  const files = {
    "posts/moss.md": post("title: Draft 3\nheadline: Ivy\ndate: 2019-01-01"),
    "posts/by-name.md": post("date: 2019-01-02\nheadline: ''"),
  };
  const moved = await move(files, { titleKey: "headline" });
  expect(moved["posts/moss.md"]).toMatchObject({ status: "published", notes: [] });
  expect(postOf("moss").title).toBe("Ivy");
  expect(moved["posts/by-name.md"]!.notes).toEqual(["its title is guessed from its name: By name"]);
});

test("pictures come from wherever themes keep them, in whatever way they are shown", async () => {
  const { png, jpeg, gif, webp, svg, tiny } = pictures as Record<
    "png" | "jpeg" | "gif" | "webp" | "svg" | "tiny",
    Buffer
  >;
  const shown = [
    "![a](/assets/my wall.png)",
    "![a](<../assets/my wall.png>)",
    "![a]({{ site.baseurl }}/assets/a.jpg){: .center width='50%'}",
    '![a]({{ site.url }}{{ site.img_path }}/b.png "Its caption")',
    "![a]({{ '/assets/c.gif' | relative_url }})",
    '![a]({{ site.img_path | append: "/d.webp" | absolute_url }})',
    '{% include figure image_path="/assets/e.svg" alt="A plan" caption="The *plan*" %}',
    "{% include image.html file='f.png' alt=\"Deep\" width=350 %}",
    '{% include figure.liquid loading="eager" path="assets/a.jpg" class="img-fluid" %}',
    "{% img right /assets/b.png 300 200 'A wall' %}",
    '<p><img class="x" src="{{site.baseurl}}/assets/tiny.png" width="16"></p>',
    "[![small](/assets/b.png)](/assets/large.png)",
    "![by reference][wall]\n\n[wall]: /assets/ref.png 'Ref'",
    "![case](/Assets/CASE.PNG)",
    "![own host](https://walls.example/base/assets/a.jpg?v=2)",
    "`![code](/assets/no.png)`",
  ];
  const moved = await move(
    {
      "_config.yml": "url: https://walls.example\nbaseurl: /base\nimg_path: /assets\n",
      "_posts/2020-02-02-all-pictures.md": post(
        "title: All pictures\nimage: https://other.example/cover.jpg",
        shown.join("\n\n"),
      ),
      "_posts/2020-02-03-lost-pictures.md": post(
        "title: Lost pictures",
        `${words}\n\n![x](/assets/lost.png) ![y](https://other.example/x.png)`,
      ),
      "assets/my wall.png": png,
      "assets/a.jpg": jpeg,
      "assets/b.png": png,
      "assets/c.gif": gif,
      "assets/d.webp": webp,
      "assets/e.svg": svg,
      "images/deep/f.png": png,
      "assets/tiny.png": tiny,
      "assets/large.png": png,
      "assets/ref.png": png,
      "assets/case.png": png,
    },
    { within: "_posts" },
  );
  const file = moved["2020-02-02-all-pictures.md"]!;
  expect(file.notes).toEqual(["featured picture lies elsewhere and was left out: https://other.example/cover.jpg"]);
  expect(file.status).toBe("published");
  expect(file.pictures).toEqual({ shown: 14, taken: 14 });
  const text = contentOf("all-pictures");
  expect(text.match(/\/api\/uploads\/[a-z2-7]{26}\.jpg/g)).toHaveLength(16);
  expect(text).toContain("`![code](/assets/no.png)`");
  expect(text).toMatch(/!\[A plan\]\(\/api\/uploads\/\w+\.jpg "The plan"\)/);
  expect(text).not.toContain("{");
  expect(describePost((await findPublishedPost("all-pictures"))!).image).toMatchObject({ alt: "a", width: 64 });
  expect(moved["2020-02-03-lost-pictures.md"]).toMatchObject({
    status: "draft",
    notes: [
      "comes as a draft: picture not found: /assets/lost.png",
      "comes as a draft: a picture is on another site (--download fetches it): https://other.example/x.png",
    ],
    pictures: { shown: 2, taken: 0 },
  });
});

test("nothing of Jekyll's Liquid is lost silently", async () => {
  const { png } = pictures as { png: Buffer };
  const text = [
    "{% include JB/setup %}{% include base_path %}",
    "{% raw %}{{ braces }}{% endraw %} <!-- {% include hidden %} -->",
    '{% assign folder = "/assets" %}![a]({{ folder }}/x.png) {% include image.html url=page.photo alt="B" %}',
    "{% include gallery %}",
    "[next]({% post_url 2020-03-04-second-gallery %}#top) [again]({{ site.baseurl }}{% link _posts/2020-03-04-second-gallery.md %})",
    '{% include youtube.html id="w7Ft2ymGmfc" %}',
    '<p><iframe width="5" src="//player.vimeo.com/video/77?h=1" allowfullscreen></iframe></p>',
    '<iframe src="https://maps.test/x"></iframe>',
  ].join("\n\n");
  const moved = await move({
    "_config.yml": "title: Walls\n",
    "_posts/2020-03-03-first-gallery.md": post(
      "title: First gallery\nphoto: /assets/y.png\ngallery:\n- image_path: /assets/x.png\n  alt: Plan",
      text,
    ),
    "_posts/2020-03-04-second-gallery.md": post(
      "title: Second gallery",
      `${words}\n{% include gallery id="none" %}\n{% for x in y %}{% endfor %}`,
    ),
    "assets/x.png": png,
    "assets/y.png": png,
  });
  expect(moved["_posts/2020-03-03-first-gallery.md"]).toMatchObject({
    status: "published",
    notes: [],
    pictures: { shown: 2, taken: 2 },
  });
  expect(moved["_posts/2020-03-04-second-gallery.md"]!.notes).toEqual([
    'comes as a draft: line 5: {% include gallery id="none" %} means nothing here',
    "comes as a draft: line 6: {% for x in y %} means nothing here",
    "comes as a draft: line 6: {% endfor %} means nothing here",
  ]);
  const content = contentOf("first-gallery");
  expect(content).toContain("{{ braces }}");
  expect(content).toMatch(/!\[Plan\]\(\/api\/uploads/);
  expect(content).toContain("[next](/blog/second-gallery#top) [again](/blog/second-gallery)");
  expect(content).toContain("<p>\n\n[Video on Vimeo](https://vimeo.com/77)\n\n</p>");
  expect(content).toContain("[maps.test](https://maps.test/x)");
});

test("a Hugo site's bundles, shortcodes and links come over; what is unknown is named with its line", async () => {
  const { png } = pictures as { png: Buffer };
  const text = [
    words,
    '{{< figure src="wall.png" alt="A wall" caption="Dry stone" >}}',
    '{{< youtube id="w7Ft2ymGmfc" title="How to lay a course" >}} {{< vimeo 146022717 >}}',
    "{{< gist robin 7896402 >}}",
    '[one]({{< ref "low-steps.md#rail" >}}) [two]({{< relref "/posts/low-steps" >}}) [three](../low-steps/) [four](https://stones.example/2021/03/low-steps/#top)',
    '{{% notice tip %}}\nMind the frost.\n{{% /notice %}}\n{{< highlight go "linenos=table" >}}\nx := 1\n{{< /highlight >}}',
  ].join("\n\n");
  const moved = await move({
    "hugo.toml": 'baseURL = "https://stones.example/"\n[permalinks]\nposts = "/:year/:month/:slug/"\n',
    "content/posts/dry-walls/index.md": `+++\ntitle = "Dry walls"\ndate = 2021-03-04T05:06:07+01:00\nlastmod = 2022-01-01\naliases = ["/old/dry.html", "dry-stone", "../walls/d%C3%BCrr/"]\n[cover]\nimage = "wall.png"\nalt = "Cover"\n+++\n${text}\n`,
    "content/posts/dry-walls/wall.png": png,
    "content/posts/low-steps.md": post("title: Low steps\ndate: 2021-03-05", `${words}\n\n{{< mystery a=1 >}}\n`),
    "content/posts/_index.md": post("title: All posts", ""),
    "content/posts/loud-words.md": post("Title: Loud words\nDate: 2021-03-06\nDraft: true\nTags: [stone]"),
    "content/about.md": post("title: About us\ndate: 2021-01-01"),
    "content/posts/far-ahead.md": post("title: Far ahead\ndate: 2021-03-07\npublishDate: 2999-01-01"),
    "content/posts/capitals.md": post("TITLE: All in capitals\nDATE:\u00a02021-03-08"),
    "content/index.md": post("layout: home", ""),
    "content/posts/old-gate.de.md": post("title: Das alte Tor\ndate: 2021-03-09"),
    "content/posts/old-gate.md": post("title: The old gate\ndate: 2021-03-09"),
  });
  expect(moved["content/posts/dry-walls/index.md"]).toMatchObject({
    status: "published",
    notes: [],
    slug: "dry-walls",
  });
  expect(moved["content/posts/low-steps.md"]).toMatchObject({
    status: "draft",
    notes: ["comes as a draft: line 7: {{< mystery a=1 >}} means nothing here"],
  });
  expect(moved["content/posts/loud-words.md"]).toMatchObject({ notes: ["comes as a draft: it is marked as a draft"] });
  expect(postOf("loud-words").tags).toMatchObject([{ name: "stone" }]);
  expect(moved["content/about.md"]!.status).toBe("draft");
  expect(moved["content/posts/far-ahead.md"]).toMatchObject({
    notes: ["comes as a draft: its publishDate is none: 2999-01-01"],
  });
  expect(moved["content/posts/capitals.md"]).toMatchObject({ status: "published", notes: [] });
  expect(moved["content/posts/old-gate.md"]).toMatchObject({ status: "published", slug: "old-gate" });
  expect(moved["content/posts/old-gate.de.md"]).toMatchObject({
    slug: "old-gate-2021-03-09",
    notes: expect.arrayContaining(["comes as a draft: it is in another language than the site (de)"]),
  });
  expect(postOf("capitals").title).toBe("All in capitals");
  for (const index of ["content/posts/_index.md", "content/index.md"]) expect(moved[index]!.outcome).toBe("skipped");
  const walls = postOf("dry-walls");
  expect(walls).toMatchObject({
    publishedAt: Date.UTC(2021, 2, 4, 4, 6, 7),
    updatedAt: Date.UTC(2022, 0, 1),
    featuredImage: { alt: "Cover" },
  });
  expect(walls.content).toContain('"Dry stone")');
  expect(walls.content).toContain("[How to lay a course](https://www.youtube.com/watch?v=w7Ft2ymGmfc)");
  expect(walls.content).toContain("(https://vimeo.com/146022717)");
  expect(walls.content).toContain("(https://gist.github.com/robin/7896402)");
  expect(walls.content).toContain(
    "[one](/blog/low-steps#rail) [two](/blog/low-steps) [three](/blog/low-steps) [four](/blog/low-steps#top)",
  );
  expect(walls.content).toContain("Mind the frost.");
  expect(walls.content).toContain("```go\nx := 1\n```");
  for (const old of ["/2021/03/dry-walls/", "/posts/dry-walls/", "/old/dry.html", "/posts/dry-stone", "/walls/dürr"]) {
    expect([old, followRedirect(old)]).toEqual([old, "/blog/dry-walls"]);
  }
});

test.each([
  ["", "/stones/walls/2017/06/05/Old-Ways.html"],
  ["permalink: pretty", "/stones/walls/2017/06/05/Old-Ways/"],
  ["permalink: none", "/stones/walls/Old-Ways.html"],
  ["permalink: ordinal", "/stones/walls/2017/156/Old-Ways.html"],
  ["permalink: weekdate", "/stones/walls/2017/W23/Mon/Old-Ways.html"],
  ["permalink: /blog/:short_year/:i_month/:slug", "/blog/17/6/old-ways"],
  ["baseurl: /site\npermalink: /:title/", "/site/Old-Ways/"],
])("Jekyll's %j had this post at %s", async (config, old) => {
  const files = {
    "_config.yml": `${config}\n`,
    "_posts/2017-06-05-Old-Ways.md": post(
      "title: Old ways\ncategories: [Stones, Walls]\nredirect_from:\n - /older/ways/",
    ),
  };
  await move(files);
  expect(followRedirect(old)).toBe("/blog/old-ways");
  expect(followRedirect("/older/ways")).toBe("/blog/old-ways");
});

test("no alias leads away from where another post is or was, nor to foreign hosts", async () => {
  const moved = await move({
    "_config.yml": "url: https://walls.example\npermalink: /:title/\n",
    "_posts/2018-02-01-north-gate.md": post(
      "title: North gate\nredirect_from: [/south-gate/, /gates/, /blog/south-gate, //evil.example/evil]",
    ),
    "_posts/2018-02-02-south-gate.md": post(
      "title: South gate\nredirect_from: [/north-gate/, /gates/, /privacy, https://walls.example/steps]",
    ),
    "_posts/._2018-02-02-south-gate.md": Buffer.from([0, 5, 22, 7, 0, 2]),
  });
  expect(Object.keys(moved)).toHaveLength(2);
  const places = ["/north-gate", "/south-gate/", "/gates", "/steps", "/evil", "/privacy"].map((old) =>
    followRedirect(old),
  );
  expect(places).toEqual([
    "/blog/north-gate",
    "/blog/south-gate",
    "/blog/north-gate",
    "/blog/south-gate",
    undefined,
    undefined,
  ]);
  expect(moved["_posts/2018-02-01-north-gate.md"]!.notes).toEqual(
    ["/south-gate", "/blog/south-gate"].map((path) => `its old address ${path} is that of another post`),
  );
  expect(moved["_posts/2018-02-02-south-gate.md"]!.notes).toEqual([
    ...["/north-gate", "/gates"].map((path) => `its old address ${path} is that of another post`),
    "its old address /privacy is taken here",
  ]);
});

test("components, boxes and templates become words and pictures, or are named", async () => {
  const { png } = pictures as { png: Buffer };
  const mdx = [
    "import plan from '../../assets/plan.png';",
    "export const width = 3;",
    words,
    '<Image src={plan} alt="The plan" />\n\n<img src={plan.src} alt={"Again"} />\n\n{/* not yet */}',
    '<YouTube id="w7Ft2ymGmfc" />\n\n<Callout title="Mind">the frost</Callout>\n\n:::tip[Later]\nIn March.\n:::',
  ].join("\n\n");
  const astro = await move({
    "astro.config.mjs": 'export default { site: "https://leaf.example", base: "/notes" }',
    "src/content/blog/known-parts.mdx": post("title: Known parts\npubDate: 2022-04-01", mdx),
    "src/content/blog/own-parts.mdx": post(
      "title: Own parts\npubDate: 2022-04-02",
      `${words}\n\nIt is {width} wide. <Own />`,
    ),
    "src/content/blog/_not-yet.md": post("title: Not yet\npubDate: 2022-04-03"),
    "src/content/blog/linked.md": post(
      "title: Linked words\npubDate: 2022-04-04",
      `${words} [a](/notes/blog/known-parts/)`,
    ),
    "src/assets/plan.png": png,
  });
  const notes = (name: string) => astro[`src/content/blog/${name}`]!.notes;
  expect(astro["src/content/blog/known-parts.mdx"]).toMatchObject({
    status: "published",
    pictures: { shown: 1, taken: 1 },
  });
  const content = contentOf("known-parts");
  for (const part of [
    "![The plan](/api/",
    "![Again](/api/",
    "(https://www.youtube.com/watch",
    "**Mind**",
    "the frost",
    "::: callout tip Later",
  ])
    expect(content).toContain(part);
  expect(content).not.toMatch(/[{}<>]|import|export/);
  const unknown = ["<Own />", "{width}"].map((part) => `comes as a draft: line 7: ${part} means nothing here`);
  expect(notes("own-parts.mdx")).toEqual(unknown);
  expect(notes("_not-yet.md")).toEqual(["comes as a draft: its name begins with an underscore"]);
  expect(contentOf("linked")).toContain("[a](/blog/known-parts)");

  const eleventy = await move({
    ".eleventy.js": "module.exports = {}",
    "posts/by-template.md": post(
      "title: By a template\ndate: 2021-02-03\npermalink: /{{ title | slugify }}/\ntags: [posts, lime]",
      `${words}\n\n{% image "./img/a b.png", "A wall" %}\n\n{% include "warning.html", content="Mind it." %}`,
    ),
    "posts/2021-02-04-by-git.md": post("title: By Git\ndate: git Created", `${words} {{ collections.all }}`),
    "posts/img/a b.png": png,
  });
  expect(eleventy["posts/by-template.md"]).toMatchObject({ slug: "by-template", status: "published", notes: [] });
  expect(postOf("by-template").tags).toMatchObject([{ name: "lime" }]);
  expect(contentOf("by-template")).toMatch(/!\[A wall\]\(.*Mind it\.$/s);
  expect(followRedirect("/by-a-template/")).toBe("/blog/by-template");
  expect(eleventy["posts/2021-02-04-by-git.md"]!.notes).toEqual([
    "comes as a draft: line 5: {{ collections.all }} means nothing here",
  ]);
});

test("a date without a zone means the site's own, else this blog's", async () => {
  const files = (zone: string, slug: string) => ({
    "_config.yml": `permalink: /:year/:month/:day/:title/\n${zone}`,
    [`_posts/2019-07-01-${slug}.md`]: post("title: By the clock\ndate: 2019-07-01 23:30"),
    [`_posts/2019-07-02-${slug}-offset.md`]: post("title: By the offset\ndate: 2019-07-01 23:30 -0500"),
    [`_posts/2019-07-01-${slug}-day.md`]: post("title: By the day"),
  });
  const timesOf = (slug: string) =>
    ["", "-offset", "-day"].map((end) => new Date(postOf(slug + end).publishedAt!).toISOString().slice(0, 16));
  saveBlogSettings({ ...firstBlogSettings, timeZone: "Europe/Vienna" });
  await move(files("", "here"));
  await move(files("timezone: Asia/Tokyo\n", "there"));
  saveBlogSettings(firstBlogSettings);
  expect(timesOf("here")).toEqual(["2019-07-01T21:30", "2019-07-02T04:30", "2019-06-30T22:00"]);
  expect(timesOf("there")).toEqual(["2019-07-01T14:30", "2019-07-02T04:30", "2019-06-30T22:00"]);
  expect(followRedirect("/2019/07/01/there-day/")).toBe("/blog/there-day");
  expect(followRedirect("/2019/06/30/there-day/")).toBeUndefined();
  expect(followRedirect("/2019/07/02/there-offset/")).toBe("/blog/there-offset");
});

test("Astro's, Gatsby's, Hexo's and plain folders are read in their own words", async () => {
  const { png } = pictures as { png: Buffer };
  const astro = await move({
    "astro.config.mjs": "export default {}",
    "src/content/blog/terraces.mdx": post(
      "title: 'Terraces'\npubDate: 'Jul 08 2022'\nheroImage: '../../assets/t.png'",
      `import { Chart } from '../../c';\n\n${words}\n\n<Chart data={[1]} />`,
    ),
    "src/assets/t.png": png,
    "src/pages/contact.md": post("title: Contact\ndate: 2022-01-01"),
  });
  expect(astro["src/content/blog/terraces.mdx"]).toMatchObject({
    status: "draft",
    notes: [expect.stringMatching(/line 10: <Chart/)],
  });
  expect(postOf("terraces")).toMatchObject({ publishedAt: Date.UTC(2022, 6, 8), featuredImage: { alt: "" } });
  expect(astro["src/pages/contact.md"]!.status).toBe("draft");
  const gatsby = await move({
    "gatsby-config.js": "",
    "content/blog/hello-terrace/index.md": post(
      'title: Hello terrace\ndate: "2015-05-01T22:12:03.284Z"',
      `![x](./t.png) ${words}`,
    ),
    "content/blog/hello-terrace/t.png": png,
  });
  expect(gatsby["content/blog/hello-terrace/index.md"]).toMatchObject({
    status: "published",
    pictures: { shown: 1, taken: 1 },
  });
  expect(followRedirect("/hello-terrace/")).toBe("/blog/hello-terrace");
  const hexo = await move({
    "_config.yml": "post_asset_folder: true\npermalink: :year/:month/:day/:title/\n",
    "source/_posts/steep-yard.md": `title: A steep yard\ndate: 2016-04-03 9:38\ntags:\n- slope\n---\n${words}\n{% asset_img plan.png The plan %}\n`,
    "source/_posts/steep-yard/plan.png": png,
  });
  expect(hexo["source/_posts/steep-yard.md"]).toMatchObject({ status: "published", notes: [] });
  expect(contentOf("steep-yard")).toMatch(/!\[The plan\]\(\/api\/uploads/);
  expect(followRedirect("/2016/04/03/steep-yard/")).toBe("/blog/steep-yard");
  const plain = await move({
    "old bricks.md": post("title: Old bricks\ndate: 3 May 2011"),
    "new-bricks.md": `# New bricks\n\n${words}`,
  });
  expect(plain["old bricks.md"]!.status).toBe("published");
  expect(plain["new-bricks.md"]).toMatchObject({ status: "draft", slug: "new-bricks" });
});

test("headers of Pelican, maps of Cryogen, shortcodes of Zola, dates of folders and nested ones are read", async () => {
  const moved = await move({
    "posts/pelican.md": `Title: Walls of Pelican\nDate: 2010-12-03 10:20\nCategory: Walls\nTags: stone, dry\n\n${words}\n`,
    "posts/cryogen.md": `{:title "Walls of \\"Cryogen\\"" :date "2017-01-04" :tags ["stone" "dry"] :draft? false}\n\n${words}\n`,
    "posts/open.md": `{:title "Never closed"\n\n${words}\n`,
    "posts/zola.md": `+++\ntitle = "Walls of Zola"\ndate = 2019-01-05\n[taxonomies]\ntags = ["stone"]\n+++\n${words}\n\n{{ youtube(id="w7Ft2ymGmfc") }}\n\n{% quote(author="A") %}\nLevel.\n{% end %}\n`,
    "posts/nested.md": post("title: Nested walls\ndates:\n  publish: 2020-02-03"),
    "posts/2021/03/04/folders.md": post("title: Walls in folders"),
    "posts/season.md": post('title: Walls of a season\ndate: "Winter 2024"'),
  });
  const notes = (name: string) => moved[`posts/${name}.md`]!.notes;
  for (const name of ["pelican", "cryogen", "zola", "nested", "2021/03/04/folders"])
    expect([name, notes(name)]).toEqual([name, []]);
  expect(postOf("pelican")).toMatchObject({ title: "Walls of Pelican", categories: [{ name: "Walls" }] });
  expect(
    postOf("pelican")
      .tags.map(({ name }) => name)
      .sort(),
  ).toEqual(["dry", "stone"]);
  expect(postOf("cryogen")).toMatchObject({ title: 'Walls of "Cryogen"', tags: [{}, {}] });
  expect(contentOf("zola")).toMatch(/youtube\.com\/watch\?v=w7Ft2ymGmfc[\s\S]*> Level\./);
  expect(postOf("folders").publishedAt).toBe(Date.UTC(2021, 2, 4));
  expect(postOf("nested").publishedAt).toBe(Date.UTC(2020, 1, 3));
  expect(notes("season")).toEqual(["comes as a draft: its date is none: Winter 2024"]);
  expect(notes("open")).toContain("comes as a draft: it has no front matter");
});

test("what readers would see of another program's markup makes a draft, with its line", async () => {
  const seen: Record<string, [string, string]> = {
    "picture.md": ["<div>\n![Wall](/a.png)\n</div>", "a picture in Markdown in line 2"],
    "output.md": ["Costs {{ price }} a foot.", "an output tag in line 1"],
    "header.md": ["title: Again\nlayout: post", "front matter"],
  };
  const files = Object.entries(seen).map(([name, [text]]) => [
    `posts/${name}`,
    post(`title: Seen ${name}\ndate: 2020-01-01`, `${text}\n\n${words}`),
  ]);
  const moved = await move({ "a.png": pictures.png!, ...Object.fromEntries(files) });
  for (const [name, [, fault]] of Object.entries(seen)) {
    expect([name, moved[`posts/${name}`]]).toMatchObject([name, { status: "draft" }]);
    expect(moved[`posts/${name}`]!.notes.join()).toContain(`readers would see ${fault}`);
  }
});
