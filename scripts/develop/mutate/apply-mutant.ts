import type { Mutant } from "#tests/mutants/mutant.ts";

/** The file's text with the fault in it; undefined unless the text to be replaced occurs exactly once. */
export function applyMutant(source: string, { text, replacement }: Mutant): string | undefined {
  const at = source.indexOf(text);
  if (text === "" || text === replacement || at < 0 || source.indexOf(text, at + 1) >= 0) return undefined;
  return source.slice(0, at) + replacement + source.slice(at + text.length);
}
