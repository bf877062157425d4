import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Alert } from "../alert.tsx";
import { useRefusal } from "./use-page-form.ts";

/** Problems of fields are shown next to them. */
export function FormErrors<Fields extends Record<string, unknown>>({
  form,
  className,
}: {
  form: FormMetadata<Fields>;
  className?: string;
}) {
  const message = form.errors?.[0];
  return message ? <Alert className={className}>{message}</Alert> : null;
}

interface ErrorSummaryProps<Fields extends Record<string, unknown>> {
  form: FormMetadata<Fields>;
  /** In the order of the page. */
  names: readonly (string & keyof Fields)[];
  title: string;
  className?: string;
}

/** Where a page opens after a post: each problem links to its field, and disappears when that is fixed. */
export function ErrorSummary<Fields extends Record<string, unknown>>({
  form,
  names,
  title,
  className = "",
}: ErrorSummaryProps<Fields>) {
  const box = useRef<HTMLDivElement>(null);
  const refusal = useRefusal(form.id);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  const present = form.allErrors;
  const problems = ["", ...names].flatMap((name) => {
    const message = refusal?.error?.[name] && present[name]?.[0];
    return message ? [{ name, message }] : [];
  });
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that comes back with problems opens at them, without JavaScript too
      autoFocus
      className={`scroll-mt-40 rounded-lg border border-danger px-5 py-4 outline-none ${className}`}
    >
      <p className="font-medium">{title}</p>
      <ul className="mt-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            {name ? (
              <a
                href={`#${form.id}-${name}`}
                className="inline-flex min-h-11 items-center text-danger underline underline-offset-4"
              >
                {message}
              </a>
            ) : (
              <span className="text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
