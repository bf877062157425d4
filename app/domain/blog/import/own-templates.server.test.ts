import sharp from "sharp";
import { expect, test } from "vitest";
import { post, postOf, siteMover, words } from "#tests/factories/move-site.ts";

const move = siteMover();
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#264" } })
  .png()
  .toBuffer();

test("Jekyll's own includes become what they make, unless they are more than places to fill", async () => {
  const file = "{% include own.html file='a.png' title='Low \"wall\"' %}";
  const moved = await move({
    "_config.yml": "title: Walls\nbaseurl: /base\n",
    "a.png": picture,
    "_includes/own.html":
      '{% comment %}x{% endcomment %}{% assign url = include.file | prepend: "/" | prepend: site.baseurl %}\n<figure>\n  <img src="{{ url }}" alt="{{ include.title }}">\n  {%- if include.caption and include.caption != "" -%}<figcaption>{{ include.caption | markdownify }}</figcaption>{%- endif -%}\n</figure>\n',
    "_includes/outer.html": '<div>{% include own.html file=include.src caption="Of *dry* stone" %}</div>',
    "_includes/note.md": "> **Mind:** {{ include.content }}{{ site.nothing }}\n",
    "_includes/endless.html": "x{% include endless.html %}",
    "_includes/list.html": "{% for one in site.posts %}{{ one.title }}{% endfor %}",
    "_includes/drawn.html": '<div style="background: url({{ include.src }})"></div>',
    "_posts/2020-01-01-simple-ones.md": post(
      "title: Simple ones",
      `${file}\n\n{% include outer.html src='a.png' %}\n\n{% include note.md content="the frost" %}`,
    ),
    "_posts/2020-01-02-endless-one.md": post("title: Endless one", `${words}\n\n{% include endless.html %}`),
    "_posts/2020-01-03-loop.md": post("title: Loop", `${words}\n\n{% include list.html %}`),
    "_posts/2020-01-04-lost.md": post("title: Lost", `${words}\n\n{% include drawn.html src="/a.png" %}`),
    "_posts/2020-01-05-outside.md": post("title: Outside", `${words}\n\n{% include ../_config.yml %}`),
  });
  expect(moved["_posts/2020-01-01-simple-ones.md"]).toMatchObject({ status: "published", notes: [] });
  expect(postOf("simple-ones").content.replace(/\/api\/uploads\/\w+/g, "/w")).toBe(
    '![Low "wall"](/w.jpg)\n\n![](/w.jpg "Of dry stone")\n\n> **Mind:** the frost',
  );
  for (const [name, tag] of [
    ["02-endless-one", "{% include endless.html %}"],
    ["03-loop", "{% include list.html %}"],
    ["05-outside", "{% include ../_config.yml %}"],
  ]) {
    const reason = `comes as a draft: line 6: ${tag} means nothing here`;
    expect(moved[`_posts/2020-01-${name}.md`]!.notes).toEqual([reason]);
  }
  expect(postOf("lost").content).toMatch(/!\[\]\(\/api\/uploads/);
});

test("Hugo's own shortcodes become what they make, with the Markdown in them", async () => {
  const shortcodes = {
    photo:
      '{{ $img := .Page.Resources.GetMatch (.Get "src") }}{{ with $img }}<img src="{{ .RelPermalink }}" alt="{{ $.Get "alt" | default "A wall" }}">{{ end }}<p>{{ .Get "cap" }}</p>',
    aside: '<aside class="{{ .Get 0 | default "info" }}">\n  {{- .Inner | markdownify -}}\n</aside>',
    key: "<kbd>{{ .Get 0 }}</kbd>",
    either:
      '{{ if and (.Get "a") (not (eq (.Get "a") "no")) }}Yes {{ .Get "a" }}{{ else if .Get "b" }}B{{ else }}None{{ end }}',
    weather: '{{ range getJSON "https://weather.example" }}{{ .temp }}{{ end }}',
    script: '<script src="https://x.example/{{ .Get 0 }}.js"></script>',
  };
  const text = [
    '{{< photo src="a.png" cap="Of *dry* stone" >}}',
    "{{< aside >}}\nMind **the frost**\n{{< /aside >}}",
    'Press {{< key "Ctrl" >}} now. {{< either a="one" >}} {{< either a="no" b="x" >}} {{< either >}}',
  ];
  const moved = await move({
    "hugo.toml": 'baseURL = "https://walls.example/"\n',
    "content/posts/a-bundle/index.md": post("title: A bundle\ndate: 2021-02-03", text.join("\n\n")),
    "content/posts/a-bundle/a.png": picture,
    "content/posts/by-program.md": post("title: By program\ndate: 2021-02-04", `${words}\n\n{{< weather >}}`),
    "content/posts/by-script.md": post("title: By script\ndate: 2021-02-05", `${words}\n\n{{< script 12 >}}`),
    ...Object.fromEntries(
      Object.entries(shortcodes).map(([name, template]) => [`layouts/shortcodes/${name}.html`, template]),
    ),
  });
  expect(moved["content/posts/a-bundle/index.md"]).toMatchObject({ status: "published", notes: [] });
  const { content } = postOf("a-bundle");
  expect(content).toMatch(/^!\[A wall\]\(\/api\/uploads\/\w+\.jpg "Of dry stone"\)/);
  expect(content).toContain('<aside class="info">\n\nMind **the frost**\n\n</aside>');
  expect(content).toContain("Press <kbd>Ctrl</kbd> now. Yes one B None");
  for (const name of ["program", "script"])
    expect(moved[`content/posts/by-${name}.md`]!.notes.join()).toMatch(/line 7: \{\{< \w+ .*means nothing here/);
});

test("Zola's and Eleventy's are read, too", async () => {
  const zola = await move({
    "config.toml": 'base_url = "https://walls.example"\n',
    "static/a.png": picture,
    "templates/shortcodes/pic.html": '<img src="{{ get_url(path=path) }}" alt="{{ alt | default(value=\'A wall\') }}">',
    "templates/shortcodes/hint.html": '<div class="{{ kind }}">{{ body | markdown | safe }}</div>',
    "content/blog/of-zola.md":
      '+++\ntitle = "Of Zola"\ndate = 2019-02-03\n+++\n{{ pic(path="/a.png") }}\n\n{% hint(kind="tip") %}\nMind **the frost**\n{% end %}\n',
  });
  expect(zola["content/blog/of-zola.md"]).toMatchObject({ status: "published", notes: [] });
  expect(postOf("of-zola").content).toMatch(
    /^!\[A wall\][\s\S]*<div class="tip">\n\nMind \*\*the frost\*\*\n\n<\/div>$/,
  );
  const eleventy = await move({
    "eleventy.config.js": "export default {}",
    "src/_includes/parts/ask.njk": "<p>Ask us about {{ title }}.</p>",
    "src/posts/of-eleventy.md": post(
      "title: Of Eleventy\ndate: 2019-02-04",
      `{% set start = "Level" %}${words} {{ start }} {{ title }}\n\n{% include "parts/ask.njk" %}`,
    ),
  });
  expect(eleventy["src/posts/of-eleventy.md"]).toMatchObject({ status: "published", notes: [] });
  expect(postOf("of-eleventy").content).toContain("Level Of Eleventy\n\n<p>Ask us about Of Eleventy.</p>");
});
