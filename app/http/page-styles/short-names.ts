import { classesIn, type PageMarkup } from "./page-markup.ts";
import { classesOf, renameClasses } from "./selectors.ts";
import type { StyleRule } from "./style-sheet.ts";

/** Styles in which each class attribute of the page is one short class. */
export interface ShortStyles {
  rules: StyleRule[];
  /** The class for a class attribute; attributes that no rule speaks of have none. */
  nameOf: ReadonlyMap<string, string>;
}

/**
 * Gives each class attribute that occurs on a page a name of a letter or two, and the rules these names: what Tailwind says in
 * forty letters for every element is said once. Variables get short names as well, but for those that style attributes use.
 */
export function shortenNames(rules: readonly StyleRule[], { classLists, inlineDeclarations }: PageMarkup): ShortStyles {
  const spokenOf = new Set(selectorsIn(rules).flatMap(classesOf));
  const nameOf = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  for (const list of classLists) {
    const classes = classesIn(list).filter((name) => spokenOf.has(name));
    if (classes.length === 0) continue;
    const name = shortName(nameOf.size);
    nameOf.set(list, name);
    for (const one of new Set(classes)) namesOf.set(one, [...(namesOf.get(one) ?? []), name]);
  }
  const rename = (selector: string) => renameClasses(selector, (name) => namesOf.get(name) ?? ["_"]);
  const renamed = rules.map((rule) => withSelectors(rule, rename));
  return { rules: shortenVariables(renamed, inlineDeclarations), nameOf };
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** a, b, … Z, aa, ba, … */
function shortName(index: number): string {
  const last = letters[index % letters.length]!;
  return index < letters.length ? last : last + shortName(Math.floor(index / letters.length) - 1);
}

function selectorsIn(rules: readonly StyleRule[]): string[] {
  return rules.flatMap((rule) =>
    rule.kind === "style" ? rule.selectors : rule.kind === "group" ? selectorsIn(rule.rules) : [],
  );
}

function withSelectors(rule: StyleRule, rename: (selector: string) => string[]): StyleRule {
  if (rule.kind === "other") return rule;
  if (rule.kind === "group") return { ...rule, rules: rule.rules.map((inner) => withSelectors(inner, rename)) };
  return { ...rule, selectors: rule.selectors.flatMap(rename) };
}

function shortenVariables(rules: readonly StyleRule[], inlineDeclarations: readonly string[]): StyleRule[] {
  const taken = new Set(inlineDeclarations.flatMap((declaration) => declaration.match(/--[\w-]+/g) ?? []));
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(/--[a-zA-Z][\w-]*/g, (name) => {
      if (taken.has(name)) return name;
      if (!names.has(name)) names.set(name, `--${shortName(names.size)}`);
      return names.get(name)!;
    });
  const visit = (rule: StyleRule): StyleRule => {
    if (rule.kind === "group") return { ...rule, rules: rule.rules.map(visit) };
    if (rule.kind === "style") return { ...rule, declarations: rule.declarations.map(shorten) };
    return { ...rule, prelude: shorten(rule.prelude), body: rule.body && shorten(rule.body) };
  };
  return rules.map(visit);
}
