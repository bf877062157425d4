import type { FrontMatter, FrontMatterValue } from "./front-matter-value.ts";

export function textOf(value: FrontMatterValue | undefined): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

export function firstText(fields: FrontMatter, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = textOf(fields[name]);
    if (text !== undefined) return text;
  }
}

export function textsOf(value: FrontMatterValue | undefined): string[] {
  const list = Array.isArray(value) ? value.flat(3) : [value ?? null];
  return list.map((entry) => textOf(entry)).filter((text) => text !== undefined);
}

export function isMap(value: FrontMatterValue | undefined): value is FrontMatter {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function mapOf(value: FrontMatterValue | undefined): FrontMatter {
  return isMap(value) ? value : {};
}

/** Jekyll reads YAML 1.1, where these words are booleans: what was hidden there must not appear here. */
export function isYes(value: FrontMatterValue | undefined): boolean {
  return value === true || (typeof value === "string" && /^(?:yes|on|true|y|1)$/i.test(value.trim()));
}

export function isNo(value: FrontMatterValue | undefined): boolean {
  return value === false || (typeof value === "string" && /^(?:no|off|false|n)$/i.test(value.trim()));
}
