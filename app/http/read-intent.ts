import { data } from "react-router";

/**
 * Which of a form's buttons was pressed.
 * @param fallback what a post without an intent means; left out, such a post is refused too
 * @throws 400, in words that the error page shows, for anything else: a form must never do what nobody asked for
 */
export function readIntent<Intent extends string>(
  sent: FormDataEntryValue | null | undefined,
  known: readonly Intent[],
  fallback?: Intent,
): Intent {
  const intent = known.find((name) => name === sent) ?? (sent ? undefined : fallback);
  if (intent === undefined) throw data({ words: unknownIntentWords }, { status: 400 });
  return intent;
}

/** The same for a page that has a function for each of its buttons. */
export function handlerFor<Handler>(
  handlers: ReadonlyMap<string, Handler>,
  sent: FormDataEntryValue | null | undefined,
  fallback?: string,
): Handler {
  return handlers.get(readIntent(sent, [...handlers.keys()], fallback))!;
}

export const unknownIntentWords =
  "This button is not known here. Please go back, load the page again and try once more.";
