import { type Document, Lexer, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import { type FrontMatter, FrontMatterError, levelsAtMost } from "./front-matter-value.ts";

/**
 * YAML 1.2: "no" and dates are texts. Only numbers that would be written the same again are numbers: 007, 1.50 and 0x1f
 * are texts. Merge keys (<<) work as in Jekyll. @throws FrontMatterError
 */
export function readYaml(text: string): FrontMatter {
  refuseDeepNesting(text);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    merge: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "error",
  });
  const lineOf = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const problem = worstProblem(document);
  if (problem) throw new FrontMatterError(lineOf(problem.pos[0]), inWords(problem, text));
  keepTextsOfNumbers(document);
  const value = resolveAliases(document, lineOf);
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw new FrontMatterError(1, "fields are expected");
  return value as FrontMatter;
}

function refuseDeepNesting(text: string): void {
  let line = 1;
  let brackets = 0;
  let marks = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") brackets += 1;
    else if (token === "]" || token === "}") brackets -= 1;
    else if (token === "-" || token === "?") marks += 1;
    else if (token === "\n") marks = 0;
    const isTooFarIn = /^ {200}/.test(token) && token.trim() === "";
    if (brackets + marks > levelsAtMost || isTooFarIn) throw new FrontMatterError(line, "nested too deeply");
    line += token.split("\n").length - 1;
  }
}

/** An unknown tag is one, since its value would be wrong. */
function worstProblem({ errors, warnings }: Document): YAMLError | undefined {
  return (
    errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY") ??
    errors[0] ??
    warnings.find(({ code }) => code === "TAG_RESOLVE_FAILED")
  );
}

const ownWords: Partial<Record<YAMLError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text with a colon needs quotes",
  MULTILINE_IMPLICIT_KEY: "the next line is indented otherwise than expected",
  TAB_AS_INDENT: "tabs cannot indent",
  BAD_INDENT: "a quote or bracket is not closed, or its lines are not indented",
  MULTIPLE_DOCS: "a second document begins",
};

function inWords({ code, message, pos }: YAMLError, text: string): string {
  if (code === "DUPLICATE_KEY") return `${/^[^:\n]*/.exec(text.slice(pos[0]))?.[0].trim()} is there twice`;
  return ownWords[code] ?? beginSmall(message);
}

function beginSmall(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function keepTextsOfNumbers(document: Document): void {
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === "number" && String(scalar.value) !== scalar.source) scalar.value = scalar.source;
    },
  });
}

/** A few anchors are common in themes; a hundred copies of one are an attack on memory. */
function resolveAliases(document: Document, lineOf: (offset: number | undefined) => number): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    let line = 1;
    visit(document, {
      Alias(_key, alias) {
        line = lineOf(alias.range?.[0]);
        return visit.BREAK;
      },
    });
    throw new FrontMatterError(line, beginSmall(error.message));
  }
}
