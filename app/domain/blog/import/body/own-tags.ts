import { fillTemplate, markdownEnd, markdownStart, type TemplateCall } from "./fill-template.ts";
import { isLinkTag } from "./known-tags.ts";
import { isPictureFile, markdownPicture, plainWords, readArguments } from "./tag-arguments.ts";
import type { TemplateLanguage } from "./template-parts.ts";

export interface OwnTemplates {
  valueOf(name: string): string | undefined;
  /** A site's own include or shortcode, if it has one of that name. */
  templateOf(name: string): string | undefined;
}

const roundsAtMost = 5;

/** Includes and shortcodes for which the site has a simple template become what it makes of them. */
export function expandOwnTags(text: string, templates: OwnTemplates): string {
  const liquid = (whole: string, name: string, args: string) =>
    expand(whole, { name, argumentText: args.replace(/,\s*/g, " "), inner: undefined, language: "liquid" }, templates);
  const liquidPair = (whole: string, name: string, args: string, inner: string) =>
    expand(whole, { name, argumentText: args.replace(/,\s*/g, " "), inner, language: "liquid" }, templates);
  const go = (whole: string, name: string, argumentText: string) =>
    expand(whole, { name, argumentText, inner: undefined, language: "go" }, templates);
  const goPair = (whole: string, _sign: string, name: string, argumentText: string, inner: string) =>
    expand(whole, { name, argumentText, inner, language: "go" }, templates);
  let expanded = text;
  for (let round = 0; round < roundsAtMost; round++) {
    const before = expanded;
    expanded = expanded
      .replace(includeTag, liquid)
      .replace(zolaPair, liquidPair)
      .replace(zolaTag, liquid)
      .replace(hugoPair, goPair)
      .replace(hugoTag, go);
    if (expanded === before) break;
  }
  return expanded;
}

const includeTag =
  /\{%-?\s*(?:include|include_cached|render)\s+["']?([\w./-]+)["']?,?(?=\s|-?%\})((?:(?!\{%)[^%]|%(?!\}))*?)-?%\}/g;
const zolaTag = /\{\{\s*([\w-]+)\(([^{}]*)\)\s*\}\}/g;
const zolaPair = /\{%\s*([\w-]+)\(([^%{}]*)\)\s*%\}((?:(?!\{%)[\s\S])*?)\{%\s*end\s*%\}/g;
const hugoTag = /\{\{[<%]\s*([\w./-]+)(?![\w./-])((?:(?!\{\{[<%])[^>%}]|[>%](?!\}\}))*?)\/?[>%]\}\}/g;
const hugoPair =
  /\{\{([<%])\s*([\w./-]+)(?![\w./-])((?:(?!\{\{[<%])[^>%}]|[>%](?!\}\}))*?)[>%]\}\}((?:(?!\{\{[<%])[\s\S])*?)\{\{[<%]\s*\/\s*\2\s*[>%]\}\}/g;

interface OwnTag {
  name: string;
  argumentText: string;
  inner: string | undefined;
  language: TemplateLanguage;
}

function expand(whole: string, { name, argumentText, inner, language }: OwnTag, templates: OwnTemplates): string {
  const template = templates.templateOf(name);
  const args = readArguments(argumentText);
  if (template === undefined || isLinkTag(name, args)) return whole;
  // Its other half comes later, or is in a part that is code.
  if (inner === undefined && /\.Inner\b|\{\{-?\s*body\b/.test(template)) return whole;
  const call: TemplateCall = { language, args, inner: inner?.trim() ?? "", ...templates };
  const filled = fillTemplate(template, call);
  if (filled === undefined) return whole;
  const shown = withoutPrograms(filled);
  const values = [...args.positional, ...Object.values(args.named)];
  const isPictureLost = values.some(isPictureFile) && !/<img\b|!\[/.test(shown);
  const isByProgram = shown.trim() === "" && values.length > 0 && /<script\b/i.test(filled);
  return isPictureLost || isByProgram ? whole : asMarkdown(shown);
}

function withoutPrograms(html: string): string {
  return html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<link\b[^>]*>/gi, "");
}

const block =
  /^<(?:div|figure|aside|section|article|p|ul|ol|dl|table|blockquote|details|center|picture|header|footer|h[1-6]|hr|pre)\b/i;
const marked = new RegExp(`(<[^<>]*>)?\\s*${markdownStart}([\\s\\S]*?)${markdownEnd}\\s*(</p>)?`, "g");

/** One picture is a picture in Markdown; other HTML has no indentation, and blank lines around the Markdown in it. */
function asMarkdown(html: string): string {
  const flat = html
    .replace(/^[ \t]+/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
  const whole = flat.replace(marked, (_, tag = "", words: string, end = "") => {
    if (/^<figcaption\b/i.test(tag)) return `${tag}${plainWords(words)}${end}`;
    if (/^<p\b/i.test(tag)) return `\n\n${words.trim()}\n\n`;
    return block.test(tag.replace("</", "<")) || /^<\/summary/i.test(tag)
      ? `${tag}\n\n${words.trim()}\n\n${end}`
      : `${tag}${words}${end}`;
  });
  const picture = onlyPicture(whole);
  if (picture) return `\n\n${picture}\n\n`;
  return block.test(whole) ? `\n\n${whole}\n\n` : whole;
}

function onlyPicture(html: string): string | undefined {
  const [image = "", ...others] = html.match(/<img\b[^>]*>/gi) ?? [];
  if (image === "" || others.length > 0 || /\n\n|<(?:table|iframe|ul|ol|h[1-6])\b/i.test(html)) return undefined;
  const attribute = (name: string) => {
    const [, double, single, bare] =
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, "i").exec(image) ?? [];
    return (double ?? single ?? bare ?? "").replace(/&quot;/g, '"').trim();
  };
  const source = attribute("src");
  const words = html.replace(/<(noscript)\b[\s\S]*?<\/\1>|<[^>]*>/gi, " ");
  return source === "" ? undefined : markdownPicture(source, attribute("alt"), words);
}
