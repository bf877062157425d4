import type { FormMetadata } from "@conform-to/react";
import { Alert } from "../alert.tsx";

/** What is wrong with a form as a whole; problems of fields stand beside them. */
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
