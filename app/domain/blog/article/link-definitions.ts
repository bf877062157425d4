import { type MarkedExtension, Tokenizer } from "marked";

const linesAtMost = 5;

/** CommonMark allows tabs in `[name]:\t/address`, marked does not: each becomes a space of the same length. */
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
