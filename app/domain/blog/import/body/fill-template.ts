import { evaluateGo } from "./go-expressions.ts";
import { evaluate, holds } from "./liquid-values.ts";
import { readArguments, type TagArguments } from "./tag-arguments.ts";
import { readTemplateParts, type TemplateLanguage, type TemplatePart } from "./template-parts.ts";

export interface TemplateCall {
  language: TemplateLanguage;
  args: TagArguments;
  /** The Markdown between its tags. */
  inner: string;
  /** Of the post ("page.title") and the site ("site.title"). */
  valueOf(name: string): string | undefined;
  templateOf(name: string): string | undefined;
}

const levelsAtMost = 5;
const charactersAtMost = 200_000;

/** What the template makes of the call; undefined when it is more than places to fill, or includes itself. */
export function fillTemplate(template: string, call: TemplateCall, level = 0): string | undefined {
  const parts = level > levelsAtMost ? undefined : readTemplateParts(template, call.language);
  return parts && new Filling(call, level).fill(parts, "");
}

class Filling {
  readonly #call: TemplateCall;
  readonly #level: number;
  readonly #variables = new Map<string, string>();

  constructor(call: TemplateCall, level: number) {
    this.#call = call;
    this.#level = level;
  }

  fill(parts: TemplatePart[], dot: string): string | undefined {
    let text = "";
    for (const part of parts) {
      const made = this.#make(part, dot, /<[a-z][^<>]*$/i.test(text));
      if (made === undefined || text.length > charactersAtMost) return undefined;
      text += made;
    }
    return text;
  }

  #make(part: TemplatePart, dot: string, isInTag: boolean): string | undefined {
    if (part.kind === "text") return part.text;
    if (part.kind === "include") return this.#include(part.name, part.argumentText);
    if (part.kind === "choice") return this.#choose(part, dot);
    const value = this.#valueOf(part.expression, dot);
    if (value === undefined) return undefined;
    if (part.kind === "output") return isInTag ? value.replace(/"/g, "&quot;") : markMarkdown(part.expression, value);
    this.#variables.set(part.name, value);
    return "";
  }

  #choose({ isWith, cases }: Extract<TemplatePart, { kind: "choice" }>, dot: string): string | undefined {
    for (const { condition, parts } of cases) {
      const value = condition === undefined ? "true" : this.#conditionOf(condition, dot);
      if (value === undefined) return undefined;
      if (value !== "") return this.fill(parts, isWith && condition !== undefined ? value : dot);
    }
    return "";
  }

  #conditionOf(condition: string, dot: string): string | undefined {
    if (this.#call.language === "go") return this.#valueOf(condition, dot);
    const isTrue = holds(condition, (expression) => this.#valueOf(expression, dot));
    return isTrue === undefined ? undefined : isTrue ? "true" : "";
  }

  #valueOf(expression: string, dot: string): string | undefined {
    const { language, args, ...names } = this.#call;
    if (language === "go") return evaluateGo(expression, { ...names, ...args, dot, variables: this.#variables });
    return evaluate(expression, { valueOf: (name) => this.#liquidValue(name) }, this.#variables);
  }

  #liquidValue(name: string): string | undefined {
    const [start = "", rest] = name.split(/\.(.*)/s, 2);
    if (start === "site" || start === "page") return this.#call.valueOf(name) ?? "";
    if (name === "body" || name === "content") return this.#call.args.named[name] ?? this.#call.inner;
    if (start === "include" && rest !== undefined) return this.#call.args.named[rest.toLowerCase()] ?? "";
    if (!/^\w+$/.test(name) || name === "forloop") return undefined;
    return this.#call.args.named[name.toLowerCase()] ?? this.#call.valueOf(name) ?? "";
  }

  #include(name: string, argumentText: string): string | undefined {
    const { templateOf } = this.#call;
    const template = templateOf(name);
    if (template === undefined) return undefined;
    const filled = argumentText.replace(
      /=\s*((?:page|site|include)\.[\w.]+|[a-z_]\w*)(?![\w.])/g,
      (whole, value: string) => {
        const given = this.#valueOf(value, "");
        return given === undefined ? whole : `="${given.replace(/"/g, "'")}"`;
      },
    );
    return fillTemplate(template, { ...this.#call, args: readArguments(filled) }, this.#level + 1);
  }
}

export const markdownStart = "\ue020";
export const markdownEnd = "\ue021";

/** What the template itself reads as Markdown. */
function markMarkdown(expression: string, value: string): string {
  const isMarkdown = /markdownify|\|\s*markdown\b|RenderString|\.Inner\b|^body\b/.test(expression);
  return isMarkdown ? `${markdownStart}${value}${markdownEnd}` : value;
}
