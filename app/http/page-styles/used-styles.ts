import { type StyleRule, splitAtTop, writeRule } from "./style-sheet.ts";

/**
 * Of a style sheet what one page uses: its rules for elements and classes that the page has, and of variables, animations
 * and registered properties those that these rules name. In doubt a rule stays. For pages that no script changes.
 */
export function usedStyles(sheet: readonly StyleRule[], html: string): string {
  const present = namesIn(html);
  const rules = sheet.flatMap((rule) => fittingRule(rule, present));
  const inAttributes = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style]) => style!.split(";"));
  const names = namesUsed([...rules.flatMap(declarationsOf), ...inAttributes]);
  return rules
    .flatMap((rule) => withoutUnused(rule, names))
    .map(writeRule)
    .join("");
}

/** Element names, and classes with a dot before them. */
function namesIn(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name]) => name!.toLowerCase());
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => unescaped(list!).split(/\s+/));
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

function unescaped(attribute: string): string {
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function fittingRule(rule: StyleRule, present: ReadonlySet<string>): StyleRule[] {
  if (rule.kind === "other") return [rule];
  if (rule.kind === "group") {
    const rules = rule.rules.flatMap((inner) => fittingRule(inner, present));
    return rules.length > 0 ? [{ ...rule, rules }] : [];
  }
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, present));
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

/** Whether everything is there that a selector demands outside of alternatives, exceptions, states and attributes. */
function mayMatch(selector: string, present: ReadonlySet<string>): boolean {
  if (partsOfFields.test(selector) && !fields.some((field) => present.has(field))) return false;
  const demanded = withoutBrackets(selector).matchAll(/\\.|::?[\w-]+|(\.(?:\\.|[\w-])+)|([a-z][\w-]*)/gi);
  for (const [, className, element] of demanded) {
    if (className && !present.has(className.replace(/\\(.)/g, "$1"))) return false;
    if (element && !present.has(element.toLowerCase())) return false;
  }
  return true;
}

const fields = ["input", "textarea", "select"];
const partsOfFields = /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)/;

/** `:is(.a)` and `:where(.a)` demand what they hold, when they hold one thing; other brackets demand nothing. */
function withoutBrackets(selector: string): string {
  return selector.replace(alternatives, "$1").replace(bracketsOrEscape, (found) => (found[0] === "\\" ? found : ""));
}

const alternatives = /:(?:is|where)\(((?:\\.|[^(),\\]|\([^()]*\))*)\)/g;
const bracketsOrEscape = /\\.|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The words of all properties, and of the variables (`--x`) that they need, directly or by way of other variables. */
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
    const [, variable, value] = /^(--[\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    if (variable) ofVariable.set(variable, [...(ofVariable.get(variable) ?? []), value!]);
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

/** Animations and registered properties are kept for those who name them; everything else is. */
function isNamed(prelude: string, used: ReadonlySet<string>): boolean {
  const [, name] = /^@(?:keyframes|property)\s+([\w-]+)/.exec(prelude) ?? [];
  return name === undefined || used.has(name);
}
