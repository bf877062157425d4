import { data } from "react-router";

/**
 * Which button was pressed; `fallback` is what a post without an intent means. @throws 400, shown by the error page: a
 * form must not do what was not requested
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

export function handlerFor<Handler>(
  handlers: ReadonlyMap<string, Handler>,
  sent: FormDataEntryValue | null | undefined,
  fallback?: string,
): Handler {
  return handlers.get(readIntent(sent, [...handlers.keys()], fallback))!;
}

export const unknownIntentWords =
  "This button is not known here. Please go back, load the page again and try once more.";
