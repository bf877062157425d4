import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { KeptTextarea } from "./kept-textarea.tsx";

/** One message, a list of them of which the first is shown, or none. */
export type FieldError = string | readonly string[] | undefined;

interface FieldWords {
  label: ReactNode;
  /** A calm sentence under the label. */
  hint?: ReactNode;
  /** For screen readers only, where a visible heading says the same. */
  hidesLabel?: boolean;
  /** Shown under the control, in words; makes the control invalid. */
  error?: FieldError;
  /** At the field's corner, for example "12/500". */
  counter?: ReactNode;
}

/** The control must carry `id` and {@link describedBy}; TextField and TextArea do it by themselves. */
export function Field({
  id,
  label,
  hidesLabel = false,
  hint,
  error,
  counter,
  className = "",
  children,
}: FieldWords & { id: string; className?: string; children: ReactNode }) {
  const message = firstMessage(error);
  return (
    <div className={className}>
      <label htmlFor={id} className={hidesLabel ? "sr-only" : "block font-semibold"}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      <div className="mt-2">{children}</div>
      {message || counter ? (
        <div className="mt-1.5 flex items-start justify-between gap-4 text-sm">
          <p id={`${id}-error`} className="text-danger">
            {message}
          </p>
          {counter ? (
            <p id={`${id}-counter`} className="shrink-0 text-ink-soft tabular-nums">
              {counter}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type ControlProps<Attributes> = Omit<Attributes, "id"> & FieldWords & { id: string };

export function TextField({ label, hint, error, counter, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} counter={counter} className={className}>
      <input
        type="text"
        dir="auto"
        {...input}
        className="field-control"
        {...validity(input.id, { hint, error, counter })}
      />
    </Field>
  );
}
export type TextFieldProps = ControlProps<InputHTMLAttributes<HTMLInputElement>>;

export function TextArea({ label, hint, error, counter, className, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error} counter={counter} className={className}>
      <KeptTextarea
        rows={5}
        {...area}
        className="field-control resize-y leading-relaxed"
        {...validity(area.id, { hint, error, counter })}
      />
    </Field>
  );
}
export type TextAreaProps = ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error} className={className}>
      <select {...select} className="field-control" {...validity(select.id, { hint, error })} />
    </Field>
  );
}
type SelectFieldProps = Omit<ControlProps<SelectHTMLAttributes<HTMLSelectElement>>, "counter">;

/** The ids of the sentences around a control, for its `aria-describedby`. */
export function describedBy(id: string, words: Pick<FieldWords, "hint" | "error" | "counter">): string | undefined {
  const ids = [
    words.hint && `${id}-hint`,
    firstMessage(words.error) && `${id}-error`,
    words.counter && `${id}-counter`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

function validity(id: string, words: Pick<FieldWords, "hint" | "error" | "counter">) {
  return {
    "aria-invalid": firstMessage(words.error) ? true : undefined,
    "aria-describedby": describedBy(id, words),
  };
}

function firstMessage(error: FieldError): string | undefined {
  return typeof error === "string" ? error || undefined : error?.[0];
}
