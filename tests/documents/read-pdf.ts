import { inflateSync } from "node:zlib";

export interface ReadPage {
  width: number;
  height: number;
  /** Words in the order they are written, a line each. */
  text: string;
  /** As the page's own operators have them: "30 40 45 4 re". */
  operators: string;
}

export interface ReadPdf {
  /** Dictionaries of everything, for what a reader's program is told. */
  source: string;
  pages: ReadPage[];
}

/** Of documents as pdfkit writes them: compressed streams, subset fonts with a table back to Unicode. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body] as const),
  );
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? "";
    const [start, length] = [body.indexOf("stream\n") + 7, Number(/\/Length (\d+)/.exec(body)?.[1])];
    return inflateSync(Buffer.from(body.slice(start, start + length), "latin1")).toString("latin1");
  };
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
      return [name, table === undefined ? new Map<string, string>() : readTable(streamOf(table))] as const;
    }),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(`${body}\n`));
  return {
    source,
    pages: pages.map((body) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
      const operators = streamOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? "");
      return { width: Number(width), height: Number(height), operators, text: readText(operators, fonts) };
    }),
  };
}

function readTable(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", , list = ""] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [i, [, codes = ""]] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      const units = codes.match(/.{4}/g) ?? [];
      const letter = units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
      letters.set((start + i).toString(16).padStart(4, "0"), letter);
    }
  }
  return letters;
}

function readText(operators: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  for (const [, font, shown] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else lines.push([...(shown ?? "").matchAll(/<(\w+)>/g)].map(([, codes = ""]) => decode(codes, letters)).join(""));
  }
  return lines.join("\n");
}

function decode(codes: string, letters: ReadonlyMap<string, string>): string {
  return (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? "?").join("");
}
