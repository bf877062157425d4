import { readVideo } from "../../video-address.ts";
import { fenceCodeTags, outsideCode, rawBrace } from "./code-parts.ts";
import { isBoxEnd, isQuote, replaceTag } from "./known-tags.ts";
import { evaluate, type LiquidNames } from "./liquid-values.ts";
import { convertMdx, programsOf } from "./mdx-parts.ts";
import { expandOwnTags, type OwnTemplates } from "./own-tags.ts";

export interface ConvertedBody {
  markdown: string;
  summary: string | undefined;
  unknown: string[];
}

export interface BodyContext extends LiquidNames, OwnTemplates {
  /** Whether `{{ }}` is evaluated: Jekyll does, Hugo and the others show it. */
  hasLiquid: boolean;
  /** Whether capitalized tags are components and braces hold code. */
  isMdx: boolean;
  /** A list of pictures in the front matter, which themes show as a gallery, as Markdown. */
  galleryOf(name: string): string | undefined;
  /** A post's URL by its file's name or path, or by its old URL; undefined when there is no such post. */
  addressOfPost(target: string): string | undefined;
}

/**
 * Code blocks, pictures, videos, links between posts and site URLs of Liquid, Hexo tags and Hugo shortcodes. Code is
 * unchanged.
 */
export function convertBody(body: string, context: BodyContext): ConvertedBody {
  const [before = "", after] = body.split(summaryEnd, 2);
  const withFences = fenceCodeTags(after === undefined ? body : body.replace(summaryEnd, ""));
  const unknown: string[] = [];
  const converted = outsideCode(withFences, (text) => {
    const replaced = replaceTags(context.isMdx ? convertMdx(text) : text, context);
    const left = context.hasLiquid
      ? /\{\{[<%]?[\s\S]*?\}\}|\{%[\s\S]*?%\}/g
      : /\{\{[<%][\s\S]*?[%>]\}\}|\{%[\s\S]*?%\}/g;
    unknown.push(...(replaced.match(left) ?? []));
    if (context.isMdx) unknown.push(...programsOf(replaced));
    return replaced;
  });
  const summary = after === undefined ? undefined : plainWords(before);
  return { markdown: converted.replaceAll(rawBrace, "{").trim(), summary, unknown };
}

const summaryEnd =
  /^[ \t]*<!--\s*(?:more|excerpt|end_excerpt|endexcerpt|truncate|end|read-?more|summary)\s*-->[ \t]*$/im;

function replaceTags(text: string, context: BodyContext): string {
  const assigned = new Map<string, string>();
  const own = expandOwnTags(withValues(replaceSilent(text, context), context), context);
  const prepared = replaceQuotes(replaceVideoFrames(own));
  const replaced = replaceShortcodes(replaceOutput(replaceLinks(prepared, context), context, assigned));
  return withoutKramdown(replaced).replace(/\n{3,}/g, "\n\n");
}

function replaceSilent(text: string, context: BodyContext): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, (comment) => (/\{[{%]/.test(comment) ? "" : comment))
    .replace(/(\{\{-?\s*site\.(?:base)?url\s*-?\}\})\/(?=\{\{-?\s*site\.baseurl)/g, "$1")
    .replace(
      /\{%-?\s*include\s+gallery(?:\.html)?(?:[^%]*?\bid\s*=\s*["']?([\w-]+))?[^%]*%\}/g,
      (whole, id = "gallery") => context.galleryOf(id) ?? whole,
    )
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, "");
}

/** Embedded players of YouTube and Vimeo become links, which are shown as cards; other frames stay, to be reported. */
function replaceVideoFrames(text: string): string {
  return text.replace(/<iframe\b[^<>]*>(?:\s*<\/iframe>)?/gi, (whole: string) => {
    const [, src = ""] = /\ssrc\s*=\s*["']([^"']+)["']/i.exec(whole) ?? [];
    const video = readVideo(src.replace(/^\/\//, "https://"));
    if (!video?.id) return whole;
    const address =
      video.site === "YouTube" ? `https://www.youtube.com/watch?v=${video.id}` : `https://vimeo.com/${video.id}`;
    return `\n\n[Video on ${video.site}](${address})\n\n`;
  });
}

function replaceOutput(text: string, context: BodyContext, assigned: Map<string, string>): string {
  return text
    .replace(/\{%-?\s*(?:assign|set)\s+(\w+)\s*=\s*([\s\S]*?)-?%\}/g, (whole, name: string, expression: string) => {
      const value = evaluate(expression, context, assigned);
      if (value === undefined) return whole;
      assigned.set(name, value);
      return "";
    })
    .replace(/(?<!\{)\{\{-?(?![<%])([^{}]*?)-?\}\}/g, (whole, inner: string) => {
      const expression = inner.trim();
      return context.hasLiquid || /^(?:site|page)\.|^["']/.test(expression)
        ? (evaluate(expression, context, assigned) ?? whole)
        : whole;
    });
}

function replaceLinks(text: string, context: BodyContext): string {
  return text
    .replace(/\{\{[<%]\s*(?:rel)?ref\s([\s\S]*?)[%>]\}\}/g, (_, args: string) => linkTarget(args.trim(), context))
    .replace(/\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g, (_, target: string) => linkTarget(target, context))
    .replace(/\{%-?\s*post_link\s+(\S+?)(\s.*?)?-?%\}/g, (_, target: string, words = "") => {
      const name =
        words
          .trim()
          .replace(/^["']|["']$|\s(?:true|false)$/g, "")
          .trim() || target;
      return `[${name}](${linkTarget(target, context)})`;
    });
}

function replaceShortcodes(text: string): string {
  return (
    text
      // Zola: {{ youtube(id="...") }}
      .replace(/\{\{\s*([\w-]+)\(([^{}]*)\)\s*\}\}/g, (whole, name: string, args: string) =>
        keepUnknown(whole, name, args.replace(/,\s*/g, " ")),
      )
      .replace(/\{\{[<%]\s*\/\s*([\w./-]+)\s*[%>]\}\}/g, (whole, name: string) => (isBoxEnd(name) ? "" : whole))
      .replace(/\{\{[<%]\s*([\w./-]+)(?![\w./-])([\s\S]*?)\/?[%>]\}\}/g, keepUnknown)
      .replace(/\{%-?\s*end([\w-]+)\s*-?%\}/g, (whole, name: string) => (isBoxEnd(name) ? "" : whole))
      .replace(
        /\{%-?\s*(?:include|include_cached|include_relative|render)\s+(\S+?)(?=\s|-?%\})([\s\S]*?)-?%\}/g,
        (whole, name: string, args: string) =>
          /^gallery/.test(name) ? whole : keepUnknown(whole, name.replace(/["',]/g, ""), args),
      )
      .replace(
        /\{%-?\s*(?!include|assign|if|for|end|capture|unless|case)([\w-]+)(?![\w-])([\s\S]*?)-?%\}/gi,
        keepUnknown,
      )
  );
}

/** Removes boxes, attributes and contents of kramdown, Hugo, Docusaurus and Obsidian that are not Markdown here. */
function withoutKramdown(text: string): string {
  return text
    .replace(colonBox, (_, ...titles: (string | undefined)[]) => {
      const title = titles.slice(0, 3).find((words) => typeof words === "string");
      return title ? `\n**${title.trim()}**\n` : "";
    })
    .replace(/^ {0,3}:{3,}[ \t]*$/gm, "")
    .replace(/^(?:[*-]|\d\.) .*\n\{:\s*toc\b[^}\n]*\}[ \t]*$/gim, "")
    .replace(/^\[\[?toc\]?\][ \t]*$/gim, "")
    .replace(/\{:[^}\n]*\}|\{::[^}\n]*\/?\}/g, "")
    .replace(/^(#{1,6} .*?)[ \t]*\{[#.][^}\n]*\}[ \t]*$/gm, "$1")
    .replace(/(!\[[^\]\n]*\]\([^)\n]*\))\{[ \w#.="'%:;-]*\}/g, "$1")
    .replace(
      /!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g,
      (_, file: string, words = "") => `![${/^\d+$/.test(words) ? "" : words}](<${file.trim()}>)`,
    )
    .replace(/(<\w+\b[^<>]*?)\smarkdown\s*=\s*["']?\w+["']?/g, "$1");
}

/** ":::note[Careful]", "::: tip Careful" and pandoc's "::: {.note title="Careful"}": only the words stay. */
const colonBox =
  /^ {0,3}:{3,}[ \t]*(?:\{[^}\n]*?(?:title="([^"\n]+)"[^}\n]*)?\}|[\w-]+[ \t]*(?:\[([^\]\n]+)\]|([^\s{[][^\n]*))?[^\n]*)$/gm;

/** `{% include image.html url=page.cover %}` names a field of the post. */
function withValues(text: string, context: BodyContext): string {
  return text.replace(/\{%-?\s*include[^%]*%\}/g, (tag) =>
    tag.replace(/=\s*((?:page|site)\.[\w.]+)/g, (whole, name: string) => {
      const value = context.valueOf(name);
      return value === undefined ? whole : `="${value.replace(/"/g, "'")}"`;
    }),
  );
}

function keepUnknown(whole: string, name: string, args: string): string {
  return replaceTag(name, args.trim()) ?? whole;
}

function replaceQuotes(text: string): string {
  return text
    .replace(/\{%-?\s*(\w+)\b[^%]*%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g, quoted)
    .replace(/\{\{[<%]\s*(\w+)\b[^>%]*[%>]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*\1\s*[%>]\}\}/g, quoted)
    .replace(/\{%\s*(\w+)\([^%]*\)\s*%\}([\s\S]*?)\{%\s*end\s*%\}/g, quoted);
}

function quoted(whole: string, name: string, words: string): string {
  if (!isQuote(name)) return whole;
  return `\n\n${words.trim().replace(/^/gm, "> ")}\n\n`;
}

function linkTarget(args: string, context: BodyContext): string {
  const path = /^path\s*=/.test(args) ? args.replace(/^path\s*=\s*/, "") : args;
  const target = /^["'`]([^"'`]*)["'`]/.exec(path)?.[1] ?? path.split(/\s/)[0] ?? "";
  const [file = "", hash] = target.split("#", 2);
  const ending = hash ? `#${hash}` : "";
  if (file === "") return ending || "#";
  return `${context.addressOfPost(file) ?? `/blog/${lastName(file)}`}${ending}`;
}

function lastName(target: string): string {
  const parts = target.split("/").filter((part) => part !== "" && !/^_?index(?:\.md)?$/.test(part));
  return (parts.at(-1) ?? "").replace(/\.(?:md|markdown|html)$/, "").replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "");
}

function plainWords(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>|^#+\s.*$|[*_`>]/gm, "")
    .replace(/\{\{[\s\S]*?\}\}|\{[%:][\s\S]*?\}/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
