import type { MarkedExtension, Token, Tokens } from "marked";

interface Definition extends Tokens.Generic {
  label: string;
  tokens: Token[];
}

const labelAtMost = 60;
const definitionStart = new RegExp(`^ {0,3}\\[\\^([^\\]\\s^]{1,${labelAtMost}})\\]:[ \\t]*`);
const reference = new RegExp(`^\\[\\^([^\\]\\s^]{1,${labelAtMost}})\\]`);

/**
 * `[^1]` in the text, `[^1]: words` on a separate line. Numbered in the order of their references; unreferenced ones
 * are left out. Stateful: one instance per text.
 */
export function footnotes(): MarkedExtension {
  const defined = new Map<string, Definition>();
  const rendered = new Map<string, string>();
  const cited = new Map<string, { n: number; times: number }>();
  return {
    extensions: [
      {
        name: "footnote",
        level: "block",
        tokenizer(src) {
          const [start, label] = definitionStart.exec(src) ?? [];
          if (!start || !label) return;
          const raw = definitionLines(src);
          const tokens: Token[] = [];
          this.lexer.inline(
            raw
              .slice(start.length)
              .replace(/\n[ \t]+/g, "\n")
              .trim(),
            tokens,
          );
          const token: Definition = { type: "footnote", raw, label: label.toLowerCase(), tokens };
          if (!defined.has(token.label)) defined.set(token.label, token);
          return token;
        },
        renderer(token) {
          const { label, tokens } = token as Definition;
          if (defined.get(label) === token) rendered.set(label, this.parser.parseInline(tokens));
          return "";
        },
      },
      {
        name: "footnoteReference",
        level: "inline",
        tokenizer(src) {
          const [raw, label] = reference.exec(src) ?? [];
          if (!raw || !label || !defined.has(label.toLowerCase())) return;
          return { type: "footnoteReference", raw, label: label.toLowerCase() };
        },
        renderer({ label }) {
          const known = cited.get(label) ?? { n: cited.size + 1, times: 0 };
          const { n, times } = { ...known, times: known.times + 1 };
          cited.set(label, { n, times });
          const id = times === 1 ? `s-note-${n}-ref` : `s-note-${n}-ref-${times}`;
          return `<sup><a id="${id}" href="#s-note-${n}" aria-label="Footnote ${n}">${n}</a></sup>`;
        },
      },
    ],
    hooks: {
      postprocess(html) {
        const shown = [...cited.keys()].map((label, at) => noteBelow(at + 1, rendered.get(label) ?? ""));
        return shown.length > 0 ? `${html}<div class="article-notes"><ol>\n${shown.join("")}</ol></div>\n` : html;
      },
    },
  };
}

function noteBelow(n: number, words: string): string {
  return `<li id="s-note-${n}">${words} <a href="#s-note-${n}-ref" aria-label="Back to the text">↩</a></li>\n`;
}

function definitionLines(src: string): string {
  let end = src.indexOf("\n");
  while (end !== -1) {
    const next = src.slice(end + 1, (src.indexOf("\n", end + 1) + 1 || src.length + 1) - 1);
    if (next.trim() === "" || definitionStart.test(next)) break;
    end = src.indexOf("\n", end + 1);
  }
  return end === -1 ? src : src.slice(0, end + 1);
}
