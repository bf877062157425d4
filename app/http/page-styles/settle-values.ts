import { classesIn } from "./page-markup.ts";
import { subjectClass } from "./selectors.ts";
import type { StyleRule } from "./style-sheet.ts";
import { readVariable, replaceVariables, variablesIn } from "./variables.ts";

/**
 * The same styles in fewer words: what a variable always is stands in its place, sums are done, and what browsers of the last
 * years need no telling goes. `declarations` of inline styles may set variables, too: those stay.
 * @param classLists the class attributes of the page, which tell what rules can meet at one element
 */
export function settleValues(
  rules: readonly StyleRule[],
  inlineDeclarations: readonly string[],
  classLists: readonly string[],
): StyleRule[] {
  const plain = rules.filter((rule) => !isForOldBrowsers(rule) && !isEmptyLayer(rule, rules));
  const settled = settledVariables(plain, inlineDeclarations, classLists);
  return withoutOldAnswers(plain).flatMap((rule) => settleRule(rule, settled));
}

/** What Tailwind says for browsers without @property: Safari before 16.4, Firefox before 128. */
function isForOldBrowsers(rule: StyleRule): boolean {
  return rule.kind === "group" && rule.prelude === "@layer properties";
}

/** A layer that is named before it is filled, and then is not. */
function isEmptyLayer(rule: StyleRule, rules: readonly StyleRule[]): boolean {
  if (rule.kind !== "other" || !/^@layer [\w-]+$/.test(rule.prelude)) return false;
  return !rules.some((other) => other.kind === "group" && other.prelude === rule.prelude);
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

function settledVariables(
  rules: readonly StyleRule[],
  inlineDeclarations: readonly string[],
  classLists: readonly string[],
): Settled {
  const { found, initial, uninherited } = surveyVariables(rules);
  for (const declaration of inlineDeclarations) {
    const variable = readVariable(declaration);
    if (variable) factsOf(variable.name, found).isElsewhere = true;
  }
  const constants = new Map<string, string | null>();
  const own = new Set<string>();
  for (const [name, facts] of found) {
    const { values, isElsewhere, uses, rulesSetting, rulesUsing, rulesWithBoth } = facts;
    if (isElsewhere) continue;
    const isOwn = values.length === 0 && rulesSetting === rulesWithBoth && rulesUsing === rulesWithBoth;
    const isUnset = rulesSetting === 0 || (uninherited.has(name) && neverMeet(facts, classLists));
    if (isUnset) constants.set(name, initial.get(name) ?? null);
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
  /** The selectors of the rules that set it, and of those that use it. */
  setFor: string[];
  usedFor: string[];
}

/** Whether no element has a class that sets a variable and one that uses it. Of selectors that say more, nobody knows. */
function neverMeet({ setFor, usedFor }: VariableFacts, classLists: readonly string[]): boolean {
  const setting = setFor.map(subjectClass);
  const using = usedFor.map(subjectClass);
  if (setting.includes(undefined) || using.includes(undefined)) return false;
  return !classLists
    .map(classesIn)
    .some((list) => [setting, using].every((some) => some.some((one) => list.includes(one!))));
}

/** Where variables get their values, and who uses them; and what registered ones have before. */
function surveyVariables(rules: readonly StyleRule[]) {
  const found = new Map<string, VariableFacts>();
  const initial = new Map<string, string>();
  const uninherited = new Set<string>();
  const visit = (rule: StyleRule, isEverywhere: boolean): void => {
    if (rule.kind === "group") {
      for (const inner of rule.rules) visit(inner, isEverywhere && rule.prelude.startsWith("@layer"));
    } else if (rule.kind === "style") {
      noteRule(rule, isEverywhere && rule.selectors.join() === ":root", found);
    } else if (rule.prelude.startsWith("@keyframes")) {
      for (const [name] of rule.body!.matchAll(/--[\w-]+(?=\s*:)/g)) factsOf(name, found).isElsewhere = true;
      for (const name of variablesIn(rule.body!)) factsOf(name, found).uses += 1;
    } else {
      const [, name] = /^@property\s+(--[\w-]+)/.exec(rule.prelude) ?? [];
      const [, value] = /initial-value:\s*([^;]*)/.exec(rule.body ?? "") ?? [];
      if (name && value !== undefined) initial.set(name, value);
      if (name && /inherits:\s*false/.test(rule.body ?? "")) uninherited.add(name);
    }
  };
  for (const rule of rules) visit(rule, true);
  return { found, initial, uninherited };
}

function noteRule(
  { declarations, selectors }: Extract<StyleRule, { kind: "style" }>,
  isForAll: boolean,
  found: Map<string, VariableFacts>,
): void {
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
  for (const name of used) {
    const facts = factsOf(name, found);
    facts.rulesUsing += 1;
    facts.usedFor.push(...selectors);
    if (set.has(name)) facts.rulesWithBoth += 1;
  }
  for (const name of set) {
    const facts = factsOf(name, found);
    facts.rulesSetting += 1;
    facts.setFor.push(...selectors);
  }
}

function factsOf(name: string, found: Map<string, VariableFacts>): VariableFacts {
  const counts = { uses: 0, rulesSetting: 0, rulesUsing: 0, rulesWithBoth: 0 };
  const facts = found.get(name) ?? { values: [], isElsewhere: false, ...counts, setFor: [], usedFor: [] };
  found.set(name, facts);
  return facts;
}

function settleRule(rule: StyleRule, settled: Settled): StyleRule[] {
  if (rule.kind === "other") return [{ ...rule, body: rule.body && settleText(rule.body, settled.constants) }];
  if (rule.kind === "group") {
    const prelude = rule.prelude.replace(/^@media not all and \((width)\s*>=\s*/, "@media ($1<");
    return [{ ...rule, prelude, rules: rule.rules.flatMap((inner) => settleRule(inner, settled)) }];
  }
  const values = new Map(settled.constants);
  const isGone = (name: string) => settled.own.has(name) || settled.constants.has(name);
  const kept = rule.declarations.filter((declaration) => {
    const variable = readVariable(declaration);
    if (variable && settled.own.has(variable.name)) values.set(variable.name, variable.value);
    return variable ? !isGone(variable.name) : !/^-webkit-text-decoration(-color)?:/.test(declaration);
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
      .replace("calc(calc(1 / 2 * 100%) * -1)", "-50%")
      .replace("2147483647px", "9999px")
      .replace(/\b0 0 #0000,\s*/g, "")
      // In texts they stay.
      .replace(/("[^"]*"|'[^']*')|,\s+/g, (_, text: string | undefined) => text ?? ",")
      // Of colours in gradients, which nothing here has.
      .replace(/^(transition-property:.*?)(?:,\s*--tw-[\w-]+)+/, "$1")
  );
}

function shortNumber(value: number, unit: string): string {
  return String(Number(value.toFixed(4))).replace(/^(-?)0\./, "$1.") + unit;
}
