import type { PageMarkup } from "./page-markup.ts";
import { mayMatch } from "./selectors.ts";
import { type StyleRule, splitAtTop } from "./style-sheet.ts";

/**
 * Rules for what the page has, and the variables, animations and registered properties that they name. In doubt a rule
 * stays. For pages that no script changes.
 */
export function usedStyles(sheet: readonly StyleRule[], page: PageMarkup): StyleRule[] {
  const rules = sheet.flatMap((rule) => fittingRule(rule, page));
  const names = namesUsed([...rules.flatMap(declarationsOf), ...page.inlineDeclarations]);
  return rules.flatMap((rule) => withoutUnused(rule, names));
}

function fittingRule(rule: StyleRule, page: PageMarkup): StyleRule[] {
  if (rule.kind === "other") return [rule];
  if (rule.kind === "group") {
    const rules = rule.rules.flatMap((inner) => fittingRule(inner, page));
    return rules.length > 0 ? [{ ...rule, rules }] : [];
  }
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, page));
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

/** With variables (`--x`) that they need, directly or by way of other variables. */
function namesUsed(declarations: readonly string[]): Set<string> {
  const ofVariable = new Map<string, string[]>();
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(/-{0,2}[a-zA-Z][\w-]*/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const value of ofVariable.get(name) ?? []) visit(value);
    }
  };
  const plain: string[] = [];
  for (const declaration of declarations) {
    const [, variable, value = ""] = /^(--[\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    if (variable) ofVariable.set(variable, [...(ofVariable.get(variable) ?? []), value]);
    else plain.push(declaration);
  }
  for (const declaration of plain) visit(declaration);
  return used;
}

function declarationsOf(rule: StyleRule): string[] {
  if (rule.kind === "style") return rule.declarations;
  if (rule.kind === "group") return rule.rules.flatMap(declarationsOf);
  return rule.prelude.startsWith("@keyframes") ? splitAtTop(rule.body ?? "", /\}/) : [];
}

function withoutUnused(rule: StyleRule, used: ReadonlySet<string>): StyleRule[] {
  if (rule.kind === "other") return isNamed(rule.prelude, used) ? [rule] : [];
  if (rule.kind === "group") {
    const rules = rule.rules.flatMap((inner) => withoutUnused(inner, used));
    return rules.length > 0 ? [{ ...rule, rules }] : [];
  }
  const declarations = rule.declarations.filter((declaration) => {
    const [variable] = /^--[\w-]+(?=\s*:)/.exec(declaration) ?? [];
    return variable === undefined || used.has(variable);
  });
  return declarations.length > 0 ? [{ ...rule, declarations }] : [];
}

/** Animations and registered properties are kept only where they are named; everything else is kept. */
function isNamed(prelude: string, used: ReadonlySet<string>): boolean {
  const [, name] = /^@(?:keyframes|property)\s+([\w-]+)/.exec(prelude) ?? [];
  return name === undefined || used.has(name);
}
