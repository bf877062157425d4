import { calloutKind, convertBoxes, writeCallout } from "./boxes.ts";
import { fenceCodeTags, outsideCode, rawBrace } from "./code-parts.ts";
import { convertMedia } from "./html-media.ts";
import { isBoxEnd, isQuote, replaceTag } from "./known-tags.ts";
import { evaluate, type LiquidNames } from "./liquid-values.ts";
import { openHtmlBlocks } from "./markdown-in-html.ts";
import { convertMdx, programsOf } from "./mdx-parts.ts";
import { expandOwnTags, type OwnTemplates } from "./own-tags.ts";
import { replacePairs, type TagPair } from "./replace-pairs.ts";
import { readArguments } from "./tag-arguments.ts";
import { convertWikiLinks } from "./wiki-links.ts";

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
  /** Whether the old program reads Markdown in every block of HTML. */
  readsHtmlBlocks: boolean;
  /** Whether `[[ ]]` and `==` are Obsidian's. */
  isVault: boolean;
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
  const shown = (after === undefined ? body : body.replace(summaryEnd, "")).replace(contentsFence, "");
  const withFences = fenceCodeTags(shown);
  const unknown: string[] = [];
  const converted = outsideCode(withFences, (text) => {
    const replaced = replaceTags(context.isMdx ? convertMdx(text) : text, context);
    const left = context.hasLiquid
      ? /\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g
      : /\{\{[<%](?:(?!\{\{[<%])[\s\S])*?[%>]\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g;
    unknown.push(...(replaced.match(left) ?? []));
    unknown.push(...(replaced.match(/<(?:video|audio|object|embed|iframe)\b[^<>]*>/gi) ?? []));
    if (context.isMdx) unknown.push(...programsOf(replaced));
    return replaced;
  });
  const summary = after === undefined ? undefined : plainWords(before);
  return { markdown: converted.replaceAll(rawBrace, "{").trim(), summary, unknown };
}

/** Gatsby's table of contents. */
const contentsFence = /^```toc[ \t]*\n(?:(?!```).*\n)*```[ \t]*$/gm;
const summaryEnd =
  /^[ \t]*<!--\s*(?:more|excerpt|end_excerpt|endexcerpt|truncate|end|read-?more|summary)\s*-->[ \t]*$/im;

function replaceTags(text: string, context: BodyContext): string {
  const assigned = new Map<string, string>();
  const own = expandOwnTags(withValues(replaceSilent(text, context), context), context);
  const prepared = replaceQuotes(convertMedia(own));
  const replaced = replaceShortcodes(replaceOutput(replaceLinks(prepared, context), context, assigned), context);
  const plain = withoutKramdown(convertBoxes(convertWikiLinks(replaced, context)));
  return openHtmlBlocks(plain, context.readsHtmlBlocks).replace(/\n{3,}/g, "\n\n");
}

function replaceSilent(text: string, context: BodyContext): string {
  const commented = replacePairs(text, htmlComments, ({ whole }) => (/\{[{%]/.test(whole) ? "" : whole));
  return replacePairs(commented, liquidComments, () => "")
    .replace(/(\{\{-?\s*site\.(?:base)?url\s*-?\}\})\/(?=\{\{-?\s*site\.baseurl)/g, "$1")
    .replace(
      /\{%-?\s*include\s+gallery(?:\.html)?([^%]*)%\}/g,
      (whole, args: string) => context.galleryOf(/\bid\s*=\s*["']?([\w-]+)/.exec(args)?.[1] ?? "gallery") ?? whole,
    );
}

const htmlComments = { opening: /<!--/g, closingOf: () => /-->/g };
const liquidComments = { opening: /\{%-?\s*comment\s*-?%\}/g, closingOf: () => /\{%-?\s*endcomment\s*-?%\}/g };

function replaceOutput(text: string, context: BodyContext, assigned: Map<string, string>): string {
  return text
    .replace(
      /\{%-?\s*(?:assign|set)\s+(\w+)\s*=\s*((?:(?!\{%)[\s\S])*?)-?%\}/g,
      (whole, name: string, expression: string) => {
        const value = evaluate(expression, context, assigned);
        if (value === undefined) return whole;
        assigned.set(name, value);
        return "";
      },
    )
    .replace(/(?<!\{)\{\{-?(?![<%])([^{}]*?)-?\}\}/g, (whole, inner: string) => {
      const expression = inner.trim();
      return context.hasLiquid || /^(?:site|page)\.|^["']/.test(expression)
        ? (evaluate(expression, context, assigned) ?? whole)
        : whole;
    });
}

function replaceLinks(text: string, context: BodyContext): string {
  return text
    .replace(
      /(?:\{(?:filename|static|attach|photo|index)\}|\|(?:filename|static)\|)(?<=(?:\]\(\s*<?|=\s*["'])(?:\{\w+\}|\|\w+\|))/g,
      "",
    )
    .replace(/\{\{[<%]\s*(?:rel)?ref\s((?:(?!\{\{[<%])[\s\S])*?)[%>]\}\}/g, (_, args: string) =>
      linkTarget(args.trim(), context),
    )
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

function replaceShortcodes(text: string, context: BodyContext): string {
  return (
    text
      // Zola: {{ youtube(id="...") }}
      .replace(/\{\{\s*([\w-]+)\(([^{}]*)\)\s*\}\}/g, (whole, name: string, args: string) =>
        keepUnknown(whole, name, args.replace(/,\s*/g, " ")),
      )
      .replace(
        /\{\{[<%]\s*param\s+["']?([\w.-]+)["']?\s*[%>]\}\}/g,
        (whole, name: string) => context.valueOf(`page.${name}`) ?? whole,
      )
      .replace(/\{\{[<%]\s*\/\s*([\w./-]+)\s*[%>]\}\}/g, (whole, name: string) => (isBoxEnd(name) ? "" : whole))
      .replace(/\{\{[<%]\s*([\w./-]+)(?![\w./-])((?:(?!\{\{[<%])[\s\S])*?)\/?[%>]\}\}/g, keepUnknown)
      .replace(/\{%-?\s*end([\w-]+)\s*-?%\}/g, (whole, name: string) => (isBoxEnd(name) ? "" : whole))
      .replace(
        /\{%-?\s*(?:include|include_cached|include_relative|render)\s+(\S+?)(?=\s|-?%\})((?:(?!\{%)[\s\S])*?)-?%\}/g,
        (whole, name: string, args: string) =>
          /^gallery/.test(name) ? whole : keepUnknown(whole, name.replace(/["',]/g, ""), args),
      )
      .replace(
        /\{%-?\s*(?!include|assign|if|for|end|capture|unless|case)([\w-]+)(?![\w-])((?:(?!\{%)[\s\S])*?)-?%\}/gi,
        keepUnknown,
      )
  );
}

/** Removes attributes and tables of contents of kramdown, Hugo and Pandoc that are not Markdown here. */
function withoutKramdown(text: string): string {
  return text
    .replace(/^(?:[*-]|\d\.) .*\n\{:\s*toc\b[^}\n]*\}[ \t]*$/gim, "")
    .replace(/^\[\[?toc\]?\][ \t]*$/gim, "")
    .replace(/\{:[^}\n]*\}|\{::[^}\n]*\/?\}/g, "")
    .replace(/^[ \t]*\{[#.][^{}\n]*\}[ \t]*(?:\n|$)/gm, "")
    .replace(/(?<!!)\[([^\][\n]+)\]\{[.#][^{}\n]*\}/g, "$1")
    .replace(/^(#{1,6} .*)\{[#.][^{}\n]*\}[ \t]*$/gm, (_, heading: string) => heading.trimEnd())
    .replace(/(!\[(?:(?!!\[)[^\]\n])*\]\([^()\n]*\))\{[ \w#.="'%:;-]*\}/g, "$1");
}

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
  return quotedTags.reduce((shown, tags) => replacePairs(shown, tags, quoted), text);
}

const quotedTags = [
  {
    opening: /\{%-?\s*(\w+)\b([^%]*)%\}/g,
    closingOf: (name: string) => (isQuoted(name) ? new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, "g") : undefined),
  },
  {
    opening: /\{\{[<%]\s*(\w+)\b((?:(?!\{\{[<%])[^>%])*)[%>]\}\}/g,
    closingOf: (name: string) =>
      isQuoted(name) ? new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}`, "g") : undefined,
  },
  {
    opening: /\{%\s*(\w+)\(([^%]*)\)\s*%\}/g,
    closingOf: (name: string) => (isQuoted(name) ? /\{%\s*end\s*%\}/g : undefined),
  },
];

function isQuoted(name: string): boolean {
  return isQuote(name) || calloutKind(name) !== undefined;
}

function quoted({ whole, name, args, inner: words }: TagPair): string {
  if (calloutKind(name) && !/^(?:quote|summary|example)$/.test(name)) return calloutOf(name, args, words);
  if (!isQuote(name)) return whole;
  return `\n\n${words.trim().replace(/^/gm, "> ")}\n\n`;
}

/** `{{% notice tip "Careful" %}}`, `{% note info %}`, `{{< alert type="warning" title="Careful" >}}`. */
function calloutOf(name: string, argumentText: string, words: string): string {
  const { positional, named } = readArguments(argumentText.replace(/-$/, ""));
  const kinds = [named.type, named.kind, named.color, ...positional].filter((word) => word !== undefined);
  const kind = kinds.find((word) => calloutKind(word)) ?? name;
  const title = named.title ?? named.header ?? positional.find((word) => /\s/.test(word)) ?? "";
  return writeCallout(kind, title, words);
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
