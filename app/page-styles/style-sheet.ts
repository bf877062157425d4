/** Parsed far enough that rules can be left out. */
export type StyleRule =
  /** `selectors{declarations}`; nested rules are among the declarations. */
  | { kind: "style"; selectors: string[]; declarations: string[] }
  /** A condition with rules inside: @media, @supports, @layer, @container. */
  | { kind: "group"; prelude: string; rules: StyleRule[] }
  /** @keyframes, @property, `@layer a, b;` */
  | { kind: "other"; prelude: string; body: string | undefined };

/** Well-formed CSS; comments are dropped. */
export function readStyleSheet(css: string): StyleRule[] {
  return splitAtTop(css.replace(/\/\*.*?\*\//gs, ""), /[;}]/).map(readRule);
}

function readRule(text: string): StyleRule {
  const brace = text.indexOf("{");
  if (brace < 0) return { kind: "other", prelude: text, body: undefined };
  const prelude = text.slice(0, brace).trim();
  const body = text.slice(brace + 1, text.lastIndexOf("}"));
  if (/^@(media|supports|layer|container)\b/.test(prelude)) {
    return { kind: "group", prelude, rules: readStyleSheet(body) };
  }
  if (prelude.startsWith("@")) return { kind: "other", prelude, body };
  return { kind: "style", selectors: splitAtTop(prelude, /,/), declarations: splitAtTop(body, /[;}]/) };
}

/** At separators outside of brackets and quotes. A closing brace stays with its part, other separators are dropped. */
export function splitAtTop(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: found, index } of text.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){}[\],;]/gs)) {
    if ("({[".includes(found)) depth += 1;
    if (")}]".includes(found)) depth -= 1;
    if (depth > 0 || found.length > 1 || !separator.test(found)) continue;
    parts.push(text.slice(begin, found === "}" ? index + 1 : index).trim());
    begin = index + 1;
  }
  return [...parts, text.slice(begin).trim()].filter(Boolean);
}

/** Rules of the same selectors that follow one another become one. */
export function writeRules(rules: readonly StyleRule[]): string {
  const merged: StyleRule[] = [];
  for (const rule of rules) {
    const before = merged.at(-1);
    const continues =
      rule.kind === "style" && before?.kind === "style" && rule.selectors.join() === before.selectors.join();
    if (!continues) merged.push(rule);
    else merged.splice(-1, 1, { ...rule, declarations: [...before.declarations, ...rule.declarations] });
  }
  return merged.map(writeRule).join("");
}

function writeRule(rule: StyleRule): string {
  if (rule.kind === "other") return rule.body === undefined ? `${rule.prelude};` : `${rule.prelude}{${rule.body}}`;
  if (rule.kind === "group") return `${rule.prelude}{${writeRules(rule.rules)}}`;
  // For duplicates the last one counts.
  const declarations = rule.declarations.filter((one, at) => rule.declarations.lastIndexOf(one) === at);
  return `${rule.selectors.join()}{${declarations.join(";")}}`;
}
