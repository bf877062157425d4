const fenced = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|[\s\S]*$)/gm;
const inLine = /(?<!`)(`+)(?!`)(?:[^\n`]|\n(?!\s*\n)|(?!\1(?!`))`)*?(?<!`)\1(?!`)/g;
const preformatted = /<(pre|code|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const kept = /\ue000(\d+)\ue001/g;

export const rawBrace = "\ue002";

/** Code is fenced blocks, inline code, <pre>, <code> and scripts. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const parts: string[] = [];
  const keep = (part: string) => {
    parts.push(part);
    return `\ue000${parts.length - 1}\ue001`;
  };
  const withoutCode = text.replace(fenced, keep).replace(preformatted, keep).replace(inLine, keep);
  return restore(change(withoutCode), parts);
}

function restore(text: string, parts: string[]): string {
  return text.replace(kept, (_, index: string) => restore(parts[Number(index)] ?? "", parts));
}

/** Of Liquid, Hugo and Hexo. */
export function fenceCodeTags(text: string): string {
  return text
    .replace(/\{%-?\s*(raw|verbatim)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g, (_, _name, text: string) =>
      text.replace(/\{(?=[{%])|(?<=\{)\{/g, rawBrace),
    )
    .replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, "")
    .replace(/\{%-?\s*(highlight|codeblock|code)\b(.*?)-?%\}[ \t]*\n?([\s\S]*?)\n?[ \t]*\{%-?\s*end\1\s*-?%\}/g, fence)
    .replace(
      /\{\{[<%]\s*(highlight|code|codeblock)\b(.*?)[%>]\}\}[ \t]*\n?([\s\S]*?)\n?[ \t]*\{\{[<%]\s*\/\s*\1\s*[%>]\}\}/g,
      fence,
    )
    .replace(/\{\{([<%])\/\*([\s\S]*?)\*\/([%>])\}\}/g, `${rawBrace}${rawBrace}$1$2$3}}`);
}

function fence(_whole: string, _name: string, options: string, code: string): string {
  const language = /(?:lang(?:uage)?\s*[:=]\s*)?["']?([\w+#-]+)["']?/.exec(options)?.[1] ?? "";
  return fenceCode(code, language.toLowerCase());
}

/** With a fence longer than any in the code. */
export function fenceCode(code: string, language = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}
