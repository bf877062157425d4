/** A template that puts words into places, and asks at most whether a word is given. */
export type TemplatePart =
  | { kind: "text"; text: string }
  | { kind: "output"; expression: string }
  | { kind: "set"; name: string; expression: string }
  | { kind: "include"; name: string; argumentText: string }
  /** With `isWith`, what the first condition gives is "." in its part. */
  | { kind: "choice"; isWith: boolean; cases: { condition: string | undefined; parts: TemplatePart[] }[] };

export type TemplateLanguage = "liquid" | "go";

/** Undefined for loops, programs and whatever else is more than that. */
export function readTemplateParts(template: string, language: TemplateLanguage): TemplatePart[] | undefined {
  const plain = template
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|\{#[\s\S]*?#\}|<!--[\s\S]*?-->/g, "")
    .replace(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g, "")
    .replace(/\s*(\{[{%])-/g, "$1")
    .replace(/-([%}]\})\s*/g, "$1");
  const tokens = plain.split(/(\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\})/);
  const reader = new PartsReader(tokens, language === "liquid" ? liquidTag : goTag);
  const parts = reader.read();
  return reader.isDone ? parts : undefined;
}

type Tag =
  | { does: "output"; expression: string }
  | { does: "if" | "with" | "else-if"; expression: string }
  | { does: "set"; name: string; expression: string }
  | { does: "include"; name: string; argumentText: string }
  | { does: "else" | "end" }
  | undefined;

function liquidTag(token: string): Tag {
  const inner = token.slice(2, -2).trim();
  if (token.startsWith("{{")) return { does: "output", expression: inner };
  const [, word = "", rest = ""] = /^(\w+)\s*([\s\S]*)$/.exec(inner) ?? [];
  if (word === "if") return { does: "if", expression: rest };
  if (word === "unless") return { does: "if", expression: `not ${rest}` };
  if (/^els(?:e?if)$/.test(word)) return { does: "else-if", expression: rest };
  if (word === "else") return { does: "else" };
  if (/^end(?:if|unless)$/.test(word)) return { does: "end" };
  const [, set, expression = ""] = /^(\w+)\s*=\s*([\s\S]*)$/.exec(rest) ?? [];
  if (/^(?:assign|set)$/.test(word) && set) return { does: "set", name: set, expression };
  const [, name, argumentText = ""] = /^["']?([\w./-]+)["']?,?\s*([\s\S]*)$/.exec(rest) ?? [];
  if (/^(?:include|include_cached|render)$/.test(word) && name) return { does: "include", name, argumentText };
}

function goTag(token: string): Tag {
  const inner = token.slice(2, -2).trim();
  const [, set, expression = ""] = /^\$(\w+)\s*:?=\s*([\s\S]*)$/.exec(inner) ?? [];
  if (set) return { does: "set", name: `$${set}`, expression };
  const [, word = "", rest = ""] = /^(else\s+if|\w+)\b\s*([\s\S]*)$/.exec(inner) ?? [];
  if (word === "if" || word === "with") return { does: word, expression: rest };
  if (word.startsWith("else ")) return { does: "else-if", expression: rest };
  if (word === "else" || word === "end") return { does: word };
  if (/^(?:range|define|block|template|partial|partialCached|return|break|continue)$/.test(word)) return undefined;
  return { does: "output", expression: inner };
}

class PartsReader {
  readonly #tokens: string[];
  readonly #tagOf: (token: string) => Tag;
  #at = 0;
  isDone = true;

  constructor(tokens: string[], tagOf: (token: string) => Tag) {
    this.#tokens = tokens;
    this.#tagOf = tagOf;
  }

  read(): TemplatePart[] {
    const { parts, end } = this.#readUntilEnd();
    if (end) this.isDone = false;
    return parts;
  }

  #readUntilEnd(): { parts: TemplatePart[]; end: Tag } {
    const parts: TemplatePart[] = [];
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at++] ?? "";
      if (!/^\{[{%]/.test(token)) {
        parts.push({ kind: "text", text: token });
        continue;
      }
      const tag = this.#tagOf(token);
      if (!tag) {
        this.isDone = false;
        break;
      }
      if (tag.does === "end" || tag.does === "else" || tag.does === "else-if") return { parts, end: tag };
      if (tag.does === "if" || tag.does === "with") parts.push(this.#readChoice(tag.expression, tag.does === "with"));
      else if (tag.does === "set") parts.push({ ...tag, kind: "set" });
      else if (tag.does === "include") parts.push({ ...tag, kind: "include" });
      else if (tag.does === "output") parts.push({ ...tag, kind: "output" });
    }
    return { parts, end: undefined };
  }

  #readChoice(first: string, isWith: boolean): TemplatePart {
    const cases: { condition: string | undefined; parts: TemplatePart[] }[] = [];
    let condition: string | undefined = first;
    for (;;) {
      const { parts, end } = this.#readUntilEnd();
      cases.push({ condition, parts });
      if (end?.does === "else") condition = undefined;
      else if (end?.does === "else-if") condition = end.expression;
      else {
        if (!end) this.isDone = false;
        return { kind: "choice", isWith, cases };
      }
    }
  }
}
