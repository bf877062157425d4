import { type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { useActionData, useLocation, useNavigation } from "react-router";

/** What an action answers to a form that it rejected (app/http/parse-form). */
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
};

/**
 * The server judges it, so that schemas stay out of the browser; the browser's own checks are for a page whose script
 * has not loaded yet.
 */
export function usePageForm<Fields extends Record<string, unknown>>(options: PageFormOptions<Fields>) {
  const lastResult = useRefusal(options.id) ?? nothingRefused;
  return useForm<Fields>({ ...options, lastResult, defaultNoValidate: false });
}

/** Conform keeps the problems of a form until it is given another result. */
const nothingRefused: SubmissionResult = { error: {} };

/**
 * The router drops answers whenever the page is revalidated or scrolled to an anchor: here they stay until the next
 * post.
 */
export function useRefusal(id: string): SubmissionResult | undefined {
  const answer = useActionData<Partial<FormRefusal> | undefined>();
  const isPosting = useNavigation().formMethod === "POST";
  const { pathname } = useLocation();
  const [kept, setKept] = useState({ answer, isPosting, pathname });
  const isAnother = kept.pathname !== pathname;
  if (isAnother || kept.isPosting !== isPosting || (answer && answer !== kept.answer)) {
    setKept({ answer: answer ?? (isPosting && !isAnother ? kept.answer : undefined), isPosting, pathname });
  }
  return kept.answer?.formId === id ? kept.answer.result : undefined;
}
