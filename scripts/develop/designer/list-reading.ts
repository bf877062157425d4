import type { MeantClause } from "../../../app/designer/wish/clauses/clause.ts";
import { readClauses, readWish } from "../../../app/designer/wish/read-wish.ts";
import type { Phrase } from "../../../app/designer/wish/text/find-phrases.ts";

/** The clauses of a wish, one a line and each under its sentence, and below what they are read as. */
export function listReading(wish: string): string[] {
  const clauses = readClauses(wish);
  const lines = clauses.flatMap((clause, at) => [
    ...(clause.sentence === clauses[at - 1]?.sentence ? [] : [`sentence ${clause.sentence + 1}`]),
    `  ${listClause(clause)}`,
  ]);
  const { understood, removals, keeps, aims, told, notDrawn, notUnderstood } = readWish(wish);
  const read = { understood, goes: removals.map(({ words }) => words), keeps, aims, told, notDrawn, notUnderstood };
  const listed = Object.entries(read).filter(([, words]) => words.length > 0);
  return [...lines, ...listed.map(([name, words]) => `${name.padEnd(14)} ${words.join("; ")}`)];
}

/** "and    keep    [keep] the oak": what joins it, how it is meant, its verb and what it is about. */
function listClause({ link, attitude, verb, phrases, verdict }: MeantClause): string {
  const said = [verb && `[${verb.words}]`, ...phrases.map(listPhrase), verdict && `[${verdict.words}]`];
  return `${link.padEnd(8)}${attitude.padEnd(8)}${said.filter(Boolean).join(" ")}`;
}

function listPhrase({ term, words }: Phrase): string {
  if (term.kind === "size") return "<size>";
  return term.kind === "cue" || term.kind === "word" ? words : `${words}<${term.kind}>`;
}
