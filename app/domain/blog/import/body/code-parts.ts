import { replacePairs, type TagPair } from "./replace-pairs.ts";

const fenced = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|[\s\S]*$)/gm;
const inLine = /(?<!`)(`+)(?!`)(?:[^\n`]|\n(?!\s*\n)|(?!\1(?!`))`)*?(?<!`)\1(?!`)/g;
const preformatted = {
  opening: /<(pre|code|script|style)\b[^<>]*>/gi,
  closingOf: (name: string) => new RegExp(`</${name}>`, "gi"),
};
const kept = /\ue000(\d+)\ue001/g;

export const rawBrace = "\ue002";

/** Code is fenced blocks, inline code, <pre>, <code> and scripts. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const parts: string[] = [];
  const keep = (part: string) => {
    parts.push(part);
    return `\ue000${parts.length - 1}\ue001`;
  };
  const withoutBlocks = replacePairs(text.replace(fenced, keep), preformatted, ({ whole }) => keep(whole));
  return restore(change(withoutBlocks.replace(inLine, keep)), parts);
}

function restore(text: string, parts: string[]): string {
  return text.replace(kept, (_, index: string) => restore(parts[Number(index)] ?? "", parts));
}

/** Of Liquid, Hugo and Hexo. */
export function fenceCodeTags(text: string): string {
  const withoutRaw = replacePairs(text, rawTags, ({ inner }) => inner.replace(/\{(?=[{%])|(?<=\{)\{/g, rawBrace));
  const shown = withoutRaw.replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, "");
  return replacePairs(replacePairs(shown, liquidCode, fence), hugoCode, fence).replace(
    /\{\{([<%])\/\*((?:(?!\{\{[<%]\/\*)[\s\S])*?)\*\/([%>])\}\}/g,
    `${rawBrace}${rawBrace}$1$2$3}}`,
  );
}

const endOfTag = (name: string) => new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, "g");
const rawTags = { opening: /\{%-?\s*(raw|verbatim)\s*-?%\}/g, closingOf: endOfTag };
const liquidCode = {
  opening: /\{%-?\s*(highlight|codeblock|code)\b((?:(?!\{%).)*?)-?%\}/g,
  closingOf: endOfTag,
};
const hugoCode = {
  opening: /\{\{[<%]\s*(highlight|code|codeblock)\b((?:(?!\{\{[<%]).)*?)[%>]\}\}/g,
  closingOf: (name: string) => new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}`, "g"),
};

function fence({ args, inner }: TagPair): string {
  const language = /(?:lang(?:uage)?\s*[:=]\s*)?["']?([\w+#-]+)["']?/.exec(args)?.[1] ?? "";
  const code = inner
    .replace(/^[ \t]*\n?/, "")
    .replace(/(?<![ \t])[ \t]*$/, "")
    .replace(/\n$/, "");
  return fenceCode(code, language.toLowerCase());
}

/** With a fence longer than any in the code. */
export function fenceCode(code: string, language = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}
