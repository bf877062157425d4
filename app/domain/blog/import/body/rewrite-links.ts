import { outsideCode } from "./code-parts.ts";

const markdownLink =
  /((?<!!)\[(?:[^[\]\n]|\[[^[\]\n]*\])*\]\(\s*<?)([^\s()<>"]+)(>?(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\))/g;
const reference = /^( {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>]+)(.*)$/gm;
const htmlLink = /(<a\b[^<>]*?\shref\s*=\s*["'])([^"']+)(["'])/gi;

/** The fragment stays; undefined from `addressOf` leaves a link. */
export function rewriteLinks(markdown: string, addressOf: (target: string) => string | undefined): string {
  const rewrite = (whole: string, start: string, target: string, end: string) => {
    const [, path = "", ending = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    if (path === "" || /^(?:mailto|tel|javascript|data):|^\/(?:blog\/[^/]+$|api\/uploads\/)/i.test(target))
      return whole;
    const address = addressOf(target) ?? addressOf(path);
    return address === undefined ? whole : `${start}${address}${/#.*/.exec(ending)?.[0] ?? ""}${end}`;
  };
  return outsideCode(markdown, (text) =>
    text.replace(markdownLink, rewrite).replace(reference, rewrite).replace(htmlLink, rewrite),
  );
}
