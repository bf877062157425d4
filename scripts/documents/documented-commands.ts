const begins = /\b(?:npm (?:run [\w:-]+|start|test)|(?:node|npx tsx) (?:scripts|lab)\/[\w./-]+)(?![\w/])/;

/**
 * Our commands in a Markdown document, in code blocks and inline, as they are typed: without a prefix (`docker compose exec
 * site`) and without comments. A name in capitals, as in `npm run NAME`, is a placeholder.
 */
export function listDocumentedCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, code = ""]) => code.split("\n"));
  const prose = markdown.replace(/^ *```.*?^ *```/gms, "");
  const inline = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replace(/\s+/g, " "));
  const pieces = [...blocks, ...inline].flatMap((code) => code.split(/&&|;/));
  const lines = pieces.flatMap((piece) => {
    const at = piece.search(begins);
    return at < 0 ? [] : [withoutComment(piece.slice(at)).trim()];
  });
  return [...new Set(lines)].filter((line) => !/^(?:npm run|node (?:scripts|lab)\/\w+\.mjs) [A-Z]+\b/.test(line));
}

/** The words of a command line: quotes group, brackets only mark something optional, and a single capital means a number. */
export function readWords(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)];
  const plain = words.map(([, double, single, bare = ""]) => double ?? single ?? readBare(bare));
  return plain.filter((word) => word !== "" && word !== "..." && word !== "…");
}

function readBare(word: string): string {
  return word.replace(/^\[|\]$/g, "").replace(/^[A-Z]$/, "1");
}

function withoutComment(line: string): string {
  return line.replace(/\s#.*$/, "");
}
