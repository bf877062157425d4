/** By question. */
export type Answers = Readonly<Record<string, string>>;

const prefix = "answer.";

/** The name of a question's field in a form. */
export function answerField(question: string): string {
  return `${prefix}${question}`;
}

/** What a form says to the questions of its wish. */
export function readAnswers(fields: Iterable<readonly [name: string, value: unknown]>): Answers {
  const own = [...fields].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), String(value)]));
}
