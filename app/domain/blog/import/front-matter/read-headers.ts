import type { FrontMatter } from "./front-matter-value.ts";

interface ReadHeaders {
  fields: FrontMatter;
  body: string;
}

const headersAtMost = 100;

/** Front matter without fences: of Pelican and MultiMarkdown, Nikola, Pandoc. */
export function readHeaders(text: string): ReadHeaders | undefined {
  return readNikola(text) ?? readPandoc(text) ?? readLines(text);
}

/** "Title: Walls", "Date: 2010-12-03", a blank line, the text. */
function readLines(text: string): ReadHeaders | undefined {
  const { lines, rest } = cutAtBlankLine(text);
  const fields: FrontMatter = {};
  let last: string | undefined;
  for (const line of lines) {
    const [, name, value = ""] = /^([A-Za-z][\w-]*):(?:[ \t](.*))?$/.exec(line) ?? [];
    if (name) fields[name.toLowerCase()] = value.trim();
    else if (last === undefined || !/^[ \t]/.test(line)) return undefined;
    else fields[last] = `${fields[last]} ${line.trim()}`;
    last = name?.toLowerCase() ?? last;
  }
  return lines.length > 1 && fields.title ? { fields, body: rest } : undefined;
}

function cutAtBlankLine(text: string): { lines: string[]; rest: string } {
  const lines = text.split("\n", headersAtMost);
  const end = lines.findIndex((line) => line.trim() === "");
  const header = lines.slice(0, Math.max(0, end));
  return { lines: header, rest: text.slice(header.join("\n").length).replace(/^\n+/, "") };
}

/** ".. title: Walls", often in a comment of HTML. Its drafts have a tag of that name. */
function readNikola(text: string): ReadHeaders | undefined {
  const [whole, lines = ""] = /^(?:<!--[ \t]*\n)?((?:\.\. [\w-]+:.*(?:\n|$))+)(?:[ \t]*-->)?/.exec(text) ?? [];
  if (whole === undefined || !/^\.\. title:/m.test(lines)) return undefined;
  const written = [...lines.matchAll(/^\.\. ([\w-]+):(.*)$/gm)];
  const fields: FrontMatter = Object.fromEntries(written.map(([, name = "", value = ""]) => [name, value.trim()]));
  const isDraft = /(?:^|,)\s*(?:draft|private)\s*(?:,|$)/i.test(String(fields.tags ?? ""));
  return {
    fields: { ...fields, ...(isDraft && { draft: true }) },
    body: text.slice(whole.length).replace(/^\s*\n/, ""),
  };
}

/** "% Walls", "% Robin", "% 2010-12-03". */
function readPandoc(text: string): ReadHeaders | undefined {
  const [whole, title = "", author = "", date = ""] = /^% (.+)\n(?:%(.*)\n(?:%(.*)\n)?)?/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const fields = { title: title.trim(), author: author.trim(), date: date.trim() };
  return { fields, body: text.slice(whole.length).replace(/^\n+/, "") };
}

/** Of Notion's Markdown: "# Walls", a blank line, its properties ("Date: May 5, 2022"), a blank line. */
export function readNotion(text: string): ReadHeaders | undefined {
  const [heading, title = ""] = /^\ufeff?# (.+)\n\n/.exec(text.replace(/\r\n/g, "\n")) ?? [];
  if (heading === undefined) return undefined;
  const below = text.replace(/\r\n/g, "\n").slice(heading.length);
  const { lines, rest } = cutAtBlankLine(below);
  const named = lines.map((line) => /^([A-Z][\w ]{0,40}): (.*)$/.exec(line));
  if (named.includes(null)) return { fields: { title }, body: below };
  const entries = named.map((found) => [found?.[1]?.toLowerCase().replace(/ /g, "_") ?? "", found?.[2]?.trim() ?? ""]);
  return { fields: { ...Object.fromEntries(entries), title }, body: lines.length > 0 ? rest : below };
}
