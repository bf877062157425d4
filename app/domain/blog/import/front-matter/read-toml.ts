import { parse, TomlDate, TomlError, type TomlValue } from "smol-toml";
import { type FrontMatter, FrontMatterError, type FrontMatterValue, levelsAtMost } from "./front-matter-value.ts";

/** @throws FrontMatterError */
export function readToml(text: string): FrontMatter {
  try {
    return mapOf(parse(text, { maxDepth: levelsAtMost }));
  } catch (error) {
    if (error instanceof TomlError) throw new FrontMatterError(error.line, inWords(error));
    throw error;
  }
}

function inWords({ message }: TomlError): string {
  return message
    .split("\n", 1)
    .join("")
    .replace(/^Invalid TOML document: /, "");
}

function mapOf(table: { [name: string]: TomlValue }): FrontMatter {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, plainValueOf(value)]));
}

function plainValueOf(value: TomlValue): FrontMatterValue {
  if (value instanceof TomlDate) return value.toISOString().replace(/\.000(?=Z|[-+]|$)/, "");
  if (Array.isArray(value)) return value.map(plainValueOf);
  if (typeof value === "object") return mapOf(value);
  return typeof value === "bigint" ? String(value) : value;
}
