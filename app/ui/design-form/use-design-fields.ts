import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import type { FormEvent } from "react";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import type { DraftPhoto } from "#app/domain/orders/draft/draft-photo.ts";
import { designRequestMessages, emailProblem, promptProblem } from "#app/domain/orders/request/design-request-rules.ts";
import { findPackage } from "#app/domain/orders/request/packages.ts";

export const designFormId = "design-form";

export interface DesignFormValues {
  photo: File;
  prompt: string;
  email: string;
  packageId: string;
}

/** What is known already: typed and uploaded before, or the user's own address. */
export interface FormDraft {
  prompt: string;
  email: string;
  packageId: string;
  photo?: DraftPhoto;
}

interface DesignFieldsOptions {
  draft: FormDraft;
  lastResult: SubmissionResult | undefined;
  /** A step is filled in as it should be. */
  onComplete: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form's fields with their messages: the server's after a post, the same words while somebody types. */
export function useDesignFields({ draft, lastResult, onComplete }: DesignFieldsOptions) {
  const { photo, ...texts } = draft;
  return useForm<DesignFormValues>({
    id: designFormId,
    lastResult,
    defaultValue: texts,
    defaultNoValidate: false,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parse(formData, { resolve: (values) => checkValues(values, Boolean(photo)) }),
    onSubmit(event) {
      event.preventDefault();
      onComplete(event);
    },
  });
}

type AllFields = ReturnType<typeof useDesignFields>[1];
export type DesignFields = { [Name in keyof DesignFormValues]: AllFields[Name] };

function checkValues(values: Record<string, unknown>, photoKept: boolean) {
  const hasPhoto = photoKept || (values.photo instanceof File && values.photo.size > 0);
  const problems = {
    prompt: promptProblem(String(values.prompt ?? "")),
    email: emailProblem(String(values.email ?? "")),
    packageId: findPackage(String(values.packageId ?? "")) ? undefined : designRequestMessages.package,
    photo: hasPhoto ? undefined : photoProblemMessages.missing,
  };
  const error = Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])),
  );
  return Object.keys(error).length > 0 ? { error } : { value: values as unknown as DesignFormValues };
}

/** What a text field holds at this moment. */
export function liveValue(field: { value?: string; initialValue?: string }): string {
  return field.value ?? field.initialValue ?? "";
}

export function readTexts(form: HTMLFormElement) {
  const values = new FormData(form);
  const text = (name: keyof DesignFormValues) => String(values.get(name) ?? "");
  return { prompt: text("prompt"), email: text("email"), packageId: text("packageId") };
}
