/** A use of a variable in a declaration's value, with what stands in its place where it is not set. */
interface VariableUse {
  name: string;
  fallback: string | undefined;
}

/** @returns name and value of `--name:value`; undefined for any other declaration */
export function readVariable(declaration: string): { name: string; value: string } | undefined {
  const [, name, value] = /^(--[\w-]+)\s*:\s*(.*)$/s.exec(declaration) ?? [];
  return name === undefined ? undefined : { name, value: value! };
}

/** The variables that a text uses. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

/**
 * The text with values in the place of variables, also of those that these values use.
 * @param settledValue what a variable always is; undefined leaves its use as it is
 */
export function replaceVariables(text: string, settledValue: (use: VariableUse) => string | undefined): string {
  let at = text.indexOf("var(");
  if (at < 0) return text;
  let replaced = "";
  let done = 0;
  for (; at >= 0; at = text.indexOf("var(", done)) {
    const end = endOfUse(text, at);
    const [, name, fallback] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(text.slice(at + 4, end)) ?? [];
    const inner = fallback === undefined ? undefined : replaceVariables(fallback.trim(), settledValue);
    const value = name === undefined ? undefined : settledValue({ name, fallback: inner });
    const left = inner === undefined ? `var(${name})` : `var(${name},${inner})`;
    replaced += text.slice(done, at) + (value === undefined ? left : replaceVariables(value, settledValue));
    done = end + 1;
  }
  return replaced + text.slice(done);
}

function endOfUse(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
