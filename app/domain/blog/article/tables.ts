import { type MarkedExtension, Renderer, Tokenizer, type Tokens } from "marked";

const rowAtMost = 1000;

/** `|:--|--:|`: each cell hyphens, with a colon where its column is aligned. */
function isDelimiterRow(line: string): boolean {
  const row = line.trim();
  const cells = row.slice(row.startsWith("|") ? 1 : 0, row.endsWith("|") ? -1 : undefined).split("|");
  return cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

/** Scrollable tables, including those with tabs in their delimiter row. */
export function tables(): MarkedExtension {
  return {
    tokenizer: {
      table(src) {
        const first = src.indexOf("\n");
        const end = src.indexOf("\n", first + 1);
        const second = src.slice(first + 1, end === -1 ? undefined : end);
        if (
          first === -1 ||
          !second.includes("\t") ||
          !second.includes("|") ||
          second.length > rowAtMost ||
          !isDelimiterRow(second)
        )
          return false;
        const spaced = src.slice(0, first + 1) + second.replace(/\t/g, " ") + (end === -1 ? "" : src.slice(end));
        return Tokenizer.prototype.table.call(this, spaced);
      },
    },
    renderer: {
      table(token: Tokens.Table) {
        return `<div class="article-table">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  };
}
