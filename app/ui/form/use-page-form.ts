import { type SubmissionResult, useForm } from "@conform-to/react";

/** What an action answers to a form that it did not take (app/http/parse-form). */
export interface FormRefusal {
  /** Which of the page's forms it is about. */
  formId: string;
  result: SubmissionResult;
}

type PageFormOptions<Fields extends Record<string, unknown>> = Omit<
  Parameters<typeof useForm<Fields>>[0],
  "id" | "lastResult" | "defaultNoValidate"
> & {
  /** Known before the script runs; the fields' ids begin with it. */
  id: string;
  /** What the page's action answered, whichever form it is about. */
  answer: object | undefined;
};

/**
 * A form of a page. The server judges it, so that the schemas stay out of the browser; the browser's own checks are for a page whose
 * script has not come yet.
 */
export function usePageForm<Fields extends Record<string, unknown>>({ answer, ...options }: PageFormOptions<Fields>) {
  const lastResult = refusalOf(options.id, answer) ?? nothingRefused;
  return useForm<Fields>({ ...options, lastResult, defaultNoValidate: false });
}

/** Conform keeps the problems of a form until it is given another result. */
const nothingRefused: SubmissionResult = { error: {} };

/** What the action answered to one form. */
export function refusalOf(id: string, answer: object | undefined): SubmissionResult | undefined {
  if (!answer || !("formId" in answer) || answer.formId !== id) return undefined;
  return (answer as FormRefusal).result;
}
