import type { StyleRule } from "./style-sheet.ts";
import { readVariable, replaceVariables, variablesIn } from "./variables.ts";

/**
 * The same styles in fewer words: what a variable always is stands in its place, sums are done, and what browsers of the last
 * years need no telling goes. `declarations` of inline styles may set variables, too: those stay.
 */
export function settleValues(rules: readonly StyleRule[], inlineDeclarations: readonly string[]): StyleRule[] {
  const plain = rules.filter((rule) => !isForOldBrowsers(rule));
  const settled = settledVariables(plain, inlineDeclarations);
  return withoutOldAnswers(plain).flatMap((rule) => settleRule(rule, settled));
}

/** What Tailwind says for browsers without @property: Safari before 16.4, Firefox before 128. */
function isForOldBrowsers(rule: StyleRule): boolean {
  return rule.kind === "group" && rule.prelude === "@layer properties";
}

const asksForColorMix = /^@supports \(color:\s*color-mix\(/;

/** Every browser that knows our layers mixes colours: the mixed one stands in the place of its stand-in. */
function withoutOldAnswers(rules: readonly StyleRule[]): StyleRule[] {
  const kept: StyleRule[] = [];
  for (const rule of rules) {
    if (rule.kind !== "group") kept.push(rule);
    else if (!asksForColorMix.test(rule.prelude)) kept.push({ ...rule, rules: withoutOldAnswers(rule.rules) });
    else {
      const inner = withoutOldAnswers(rule.rules);
      if (inner.length === 1 && answersSame(kept.at(-1), inner[0]!)) kept.pop();
      kept.push(...inner);
    }
  }
  return kept;
}

function answersSame(before: StyleRule | undefined, after: StyleRule): boolean {
  if (before?.kind !== "style" || after.kind !== "style") return false;
  const properties = (rule: typeof after) => rule.declarations.map((declaration) => declaration.split(":")[0]).join();
  return before.selectors.join() === after.selectors.join() && properties(before) === properties(after);
}

/** Longer values stay variables where several declarations use them. */
const longestRepeated = 24;

/** What is known of variables without looking at an element. */
interface Settled {
  /** Variables with one value everywhere, and registered ones that nothing sets. Null: it has none, its uses fall back. */
  constants: ReadonlyMap<string, string | null>;
  /** Variables that only those rules use which set them. */
  own: ReadonlySet<string>;
}

function settledVariables(rules: readonly StyleRule[], inlineDeclarations: readonly string[]): Settled {
  const { found, initial } = surveyVariables(rules);
  for (const declaration of inlineDeclarations) {
    const variable = readVariable(declaration);
    if (variable) factsOf(variable.name, found).isElsewhere = true;
  }
  const constants = new Map<string, string | null>();
  const own = new Set<string>();
  for (const [name, { values, isElsewhere, uses, rulesSetting, rulesUsing, rulesWithBoth }] of found) {
    if (isElsewhere) continue;
    const isOwn = values.length === 0 && rulesSetting === rulesWithBoth && rulesUsing === rulesWithBoth;
    if (rulesSetting === 0) constants.set(name, initial.get(name) ?? null);
    else if (isOwn) own.add(name);
    else if (rulesSetting === 1 && values.length === 1 && (uses === 1 || values[0]!.length <= longestRepeated))
      constants.set(name, values[0]!);
  }
  return { constants, own };
}

interface VariableFacts {
  /** Under no condition, for the whole page. */
  values: string[];
  /** Set by a style attribute or an animation. */
  isElsewhere: boolean;
  uses: number;
  rulesSetting: number;
  rulesUsing: number;
  rulesWithBoth: number;
}

/** Where variables get their values, and who uses them; and what registered ones have before. */
function surveyVariables(rules: readonly StyleRule[]) {
  const found = new Map<string, VariableFacts>();
  const initial = new Map<string, string>();
  const visit = (rule: StyleRule, isEverywhere: boolean): void => {
    if (rule.kind === "group") {
      for (const inner of rule.rules) visit(inner, isEverywhere && rule.prelude.startsWith("@layer"));
    } else if (rule.kind === "style") {
      noteRule(rule.declarations, isEverywhere && rule.selectors.join() === ":root", found);
    } else if (rule.prelude.startsWith("@keyframes")) {
      for (const [name] of rule.body!.matchAll(/--[\w-]+(?=\s*:)/g)) factsOf(name, found).isElsewhere = true;
      for (const name of variablesIn(rule.body!)) factsOf(name, found).uses += 1;
    } else {
      const [, name] = /^@property\s+(--[\w-]+)/.exec(rule.prelude) ?? [];
      const [, value] = /initial-value:\s*([^;]*)/.exec(rule.body ?? "") ?? [];
      if (name && value !== undefined) initial.set(name, value);
    }
  };
  for (const rule of rules) visit(rule, true);
  return { found, initial };
}

function noteRule(declarations: readonly string[], isForAll: boolean, found: Map<string, VariableFacts>): void {
  const used = new Set<string>();
  const set = new Set<string>();
  for (const declaration of declarations) {
    const variable = readVariable(declaration);
    if (variable) {
      set.add(variable.name);
      if (isForAll) factsOf(variable.name, found).values.push(variable.value);
    }
    for (const name of variablesIn(declaration)) {
      used.add(name);
      factsOf(name, found).uses += 1;
    }
  }
  for (const name of used) factsOf(name, found).rulesUsing += 1;
  for (const name of set) factsOf(name, found).rulesSetting += 1;
  for (const name of used) if (set.has(name)) factsOf(name, found).rulesWithBoth += 1;
}

function factsOf(name: string, found: Map<string, VariableFacts>): VariableFacts {
  const none = { values: [], isElsewhere: false, uses: 0, rulesSetting: 0, rulesUsing: 0, rulesWithBoth: 0 };
  const facts = found.get(name) ?? none;
  found.set(name, facts);
  return facts;
}

function settleRule(rule: StyleRule, settled: Settled): StyleRule[] {
  if (rule.kind === "other") return [{ ...rule, body: rule.body && settleText(rule.body, settled.constants) }];
  if (rule.kind === "group") return [{ ...rule, rules: rule.rules.flatMap((inner) => settleRule(inner, settled)) }];
  const values = new Map(settled.constants);
  const isGone = (name: string) => settled.own.has(name) || settled.constants.has(name);
  const kept = rule.declarations.filter((declaration) => {
    const variable = readVariable(declaration);
    if (variable && settled.own.has(variable.name)) values.set(variable.name, variable.value);
    return !variable || !isGone(variable.name);
  });
  const declarations = kept.map((declaration) => settleText(declaration, values));
  return declarations.length > 0 ? [{ ...rule, declarations }] : [];
}

function settleText(text: string, settled: ReadonlyMap<string, string | null>): string {
  const plain = replaceVariables(text, ({ name, fallback }) => {
    const value = settled.get(name);
    return value === null ? fallback : value;
  });
  return (
    plain
      .replace(/calc\((-?[\d.]+)(rem|px|em|) \* (-?[\d.]+)\)/g, (_, one: string, unit: string, other: string) =>
        shortNumber(Number(one) * Number(other), unit),
      )
      .replace(/\b0 0 #0000,\s*/g, "")
      // Of colours in gradients, which nothing here has.
      .replace(/^(transition-property:.*?)(?:,\s*--tw-[\w-]+)+/, "$1")
  );
}

function shortNumber(value: number, unit: string): string {
  return String(Number(value.toFixed(4))).replace(/^(-?)0\./, "$1.") + unit;
}
