import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from "react";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import type { DraftPhoto } from "#app/domain/orders/draft/draft-photo.ts";
import { designRequestMessages, emailProblem, promptProblem } from "#app/domain/orders/request/design-request-rules.ts";
import { useHydrated } from "../use-hydrated.ts";

export const designFormId = "design-form";

const fieldNames = ["photo", "prompt", "email", "packageId"] as const;
export type FieldName = (typeof fieldNames)[number];

/** What is known already: typed and uploaded before, or the user's own address. */
export interface FormDraft extends FormTexts {
  photo?: DraftPhoto;
}

interface FormTexts {
  prompt: string;
  email: string;
  packageId: string;
}

/** Messages by the field that they belong to; "" for those that belong to none. */
export type FieldErrors = Record<string, string[] | null>;

/** The server's answer to a post that was not accepted. */
export interface FormAnswer {
  initialValue?: Record<string, unknown> | null;
  error?: FieldErrors | null;
}

interface DesignFieldsOptions {
  formRef: RefObject<HTMLFormElement | null>;
  draft: FormDraft;
  answer: FormAnswer | undefined;
  /** A step is filled in as it should be. */
  onComplete: (texts: FormTexts) => void;
}

/**
 * The form's fields with their messages: the server's after a post, the same words while somebody types. A field is judged once it
 * has been left, and from then on with every letter.
 */
export function useDesignFields({ formRef, draft, answer, onComplete }: DesignFieldsOptions) {
  const [initial] = useState(() => textsOf({ ...draft, ...answer?.initialValue }));
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>(answer?.error ?? {});
  const [judged, setJudged] = useState<readonly string[]>(answer?.error ? fieldNames : []);
  const isScripted = useHydrated();

  // Chosen and typed before the script came.
  useEffect(() => {
    if (formRef.current) setTyped(readTexts(formRef.current));
  }, [formRef]);

  function judge(form: HTMLFormElement, names: readonly string[]): FieldErrors {
    const found = findProblems(form, draft.photo !== undefined);
    const told = Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
    setJudged(names);
    setErrors(told);
    return told;
  }

  const listeners = {
    onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
      setTyped(readTexts(form));
      if (judged.includes(nameOf(target))) judge(form, judged);
    },
    onBlur({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) {
      const name = nameOf(target);
      if (isFieldName(name) && !judged.includes(name)) judge(form, [...judged, name]);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const wrong = judge(form, fieldNames);
      const first = [...form.elements].find((element) => nameOf(element) in wrong);
      if (first instanceof HTMLElement) first.focus();
      else onComplete(readTexts(form));
    },
  };

  /** What a field is made of. */
  function field(name: FieldName) {
    const id = `${designFormId}-${name}`;
    return { id, name, errorId: `${id}-error`, errors: errors[name] ?? undefined };
  }
  return { initial, typed, errors, field, formProps: { id: designFormId, noValidate: isScripted, ...listeners } };
}

export type DesignField = ReturnType<ReturnType<typeof useDesignFields>["field"]>;

function nameOf(target: EventTarget): string {
  return "name" in target ? String(target.name) : "";
}

function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

function findProblems(form: HTMLFormElement, photoKept: boolean): FieldErrors {
  const { prompt, email, packageId } = readTexts(form);
  const photo = new FormData(form).get("photo");
  const hasPhoto = photoKept || (photo instanceof File && photo.size > 0);
  const problems: Record<FieldName, string | undefined> = {
    photo: hasPhoto ? undefined : photoProblemMessages.missing,
    prompt: promptProblem(prompt),
    email: emailProblem(email),
    packageId: packageId ? undefined : designRequestMessages.package,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])),
  );
}

export function readTexts(form: HTMLFormElement): FormTexts {
  return textsOf(Object.fromEntries(new FormData(form)));
}

function textsOf({ prompt, email, packageId }: Record<string, unknown>): FormTexts {
  return { prompt: String(prompt ?? ""), email: String(email ?? ""), packageId: String(packageId ?? "") };
}
