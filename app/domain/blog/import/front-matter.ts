import { type FrontMatter, FrontMatterError } from "./front-matter-value.ts";
import { readToml } from "./read-toml.ts";
import { readYaml } from "./read-yaml.ts";

export type FrontMatterText =
  | { ok: true; fields: FrontMatter; body: string }
  | { ok: false; reason: "none" | "unreadable"; message: string };

/**
 * Splits a Markdown file as Jekyll and Hugo write it: YAML between lines of `---` or TOML between lines of `+++`, then
 * the text.
 * @returns reason "unreadable" with the line and what is wrong there: nothing is guessed
 */
export function readFrontMatter(file: string): FrontMatterText {
  const text = file.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const match = /^(---|\+\+\+)[ \t]*\n((?:[\s\S]*?\n)?)\1[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { ok: false, reason: "none", message: "no front matter" };
  const [whole, fence, inner = ""] = match;
  try {
    const fields = fence === "---" ? readYaml(inner) : readToml(inner);
    return { ok: true, fields, body: text.slice(whole.length).replace(/^\n+/, "") };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    return { ok: false, reason: "unreadable", message: error.message };
  }
}
