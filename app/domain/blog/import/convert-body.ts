/** A text with what only Jekyll or Hugo understand turned into Markdown. */
export interface ConvertedBody {
  markdown: string;
  /** Plain text before `<!--more-->`. */
  summary: string | undefined;
  /** What was left as it is, because it means nothing here. */
  leftovers: string[];
}

/**
 * Code blocks, figures, links between posts and site addresses of Liquid and of Hugo's shortcodes become Markdown. What
 * stands in code stays.
 */
export function convertBody(body: string): ConvertedBody {
  const [before = "", after] = body.split(/^[ \t]*<!--\s*more\s*-->[ \t]*$/im, 2);
  const withCode = replaceCodeTags(after === undefined ? body : `${before}\n${after}`);
  const leftovers: string[] = [];
  const markdown = outsideCode(withCode, (text) => {
    const converted = replaceTags(text);
    leftovers.push(...(converted.match(/\{\{[<%].*?[%>]\}\}|\{%.*?%\}|\{\{.*?\}\}/gs) ?? []));
    return converted;
  });
  const summary = after === undefined ? undefined : plainWords(before);
  return { markdown: markdown.trim(), summary, leftovers: leftovers.map((tag) => tag.slice(0, 60)) };
}

/** The pictures a text shows, as they are written: `![alt](source)` and `<img src="source">`. */
export function listPictureSources(markdown: string): string[] {
  const sources: string[] = [];
  outsideCode(markdown, (text) => {
    for (const match of text.matchAll(pictures)) sources.push(match[2] ?? match[5] ?? "");
    return text;
  });
  return [...new Set(sources)];
}

/** Puts other addresses in the place of pictures' sources; undefined leaves one as it is. */
export function replacePictureSources(markdown: string, addressOf: (source: string) => string | undefined): string {
  return outsideCode(markdown, (text) =>
    text.replace(pictures, (whole, start?: string, source?: string, end?: string, tag?: string, src?: string) => {
      const address = addressOf(source ?? src ?? "");
      if (address === undefined) return whole;
      return source === undefined ? `${tag}${address}` : `${start}${address}${end}`;
    }),
  );
}

const pictures =
  /(!\[[^\]]*\]\(\s*)<?([^)\s>]+)>?((?:\s+(?:"[^"]*"|'[^']*'))?\s*\))|(<img\s[^>]*?\bsrc\s*=\s*["'])([^"']+)(?=["'])/gi;

/** Liquid's and Hugo's ways to write a block of code. */
function replaceCodeTags(text: string): string {
  return text
    .replace(/\{%-?\s*highlight\s+(\S+).*?%\}\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g, "```$1\n$2\n```")
    .replace(
      /\{\{[<%]\s*highlight\s+"?(\w+)"?.*?[%>]\}\}\n?([\s\S]*?)\n?\{\{[<%]\s*\/highlight\s*[%>]\}\}/g,
      "```$1\n$2\n```",
    )
    .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, "");
}

function replaceTags(text: string): string {
  return text
    .replace(
      /\{\{[<%]\s*figure\s+([\s\S]*?)\s*\/?[%>]\}\}/g,
      (whole, attributes: string) => figure(attributes) ?? whole,
    )
    .replace(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[%>]\}\}/g, (_, target: string) => postAddress(target))
    .replace(/\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g, (_, target: string) => postAddress(target))
    .replace(/\{\{-?\s*["']([^"'}]*)["']\s*\|\s*(?:relative_url|absolute_url)\s*-?\}\}/g, "$1")
    .replace(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, "")
    .replace(/\{:[^}\n]*\}/g, "")
    .replace(/\{%-?\s*(?:comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment|include\s+(?:toc|adsense)\S*)\s*-?%\}/g, "");
}

function figure(attributes: string): string | undefined {
  const of = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1];
  const source = of("src");
  if (!source) return undefined;
  const caption = of("caption") ?? of("title");
  const picture = `![${of("alt") ?? caption ?? ""}](${source})`;
  return caption ? `${picture}\n\n*${caption}*` : picture;
}

/** "/posts/old-bricks.md" or "2024-01-02-old-bricks" is /blog/old-bricks here. */
function postAddress(target: string): string {
  const [path, hash] = target.split("#", 2);
  const parts = path!.split("/").filter((part) => part !== "" && !/^_?index(?:\.md)?$/.test(part));
  const name = (parts.at(-1) ?? "").replace(/\.(?:md|markdown|html)$/, "").replace(/^\d{4}-\d{2}-\d{2}-/, "");
  return `/blog/${name}${hash ? `#${hash}` : ""}`;
}

/** Fenced blocks and code in a line are no place to change anything. */
function outsideCode(text: string, change: (text: string) => string): string {
  const code = /(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`))/gm;
  let result = "";
  let at = 0;
  for (const match of text.matchAll(code)) {
    result += change(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + change(text.slice(at));
}

function plainWords(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>|^#+\s.*$|[*_`>]/gm, "")
    .replace(/\{[{%].*?[%}]\}/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
