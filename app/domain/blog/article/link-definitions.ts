import { type MarkedExtension, Tokenizer } from "marked";

/** A definition with a tab in it that goes on over more lines than these is not recognized. */
const linesAtMost = 5;

/**
 * Link definitions with tabs between their parts, `[name]:\t/address`, as CommonMark allows and marked does not: a tab counts as
 * the space that marked expects, and both are one character long.
 */
export function linkDefinitions(): MarkedExtension {
  return {
    tokenizer: {
      def(src) {
        if (!/^ {0,3}\[/.test(src)) return undefined;
        const lines = firstLines(src);
        if (!lines.includes("\t")) return false;
        const token = Tokenizer.prototype.def.call(this, lines.replaceAll("\t", " "));
        return token && { ...token, raw: src.slice(0, token.raw.length) };
      },
    },
  };
}

function firstLines(src: string): string {
  let end = -1;
  for (let line = 0; line < linesAtMost; line++) {
    end = src.indexOf("\n", end + 1);
    if (end === -1) return src;
  }
  return src.slice(0, end + 1);
}
