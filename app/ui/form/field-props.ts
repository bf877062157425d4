import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";

/** Props for `TextField`, `TextArea` and `SelectField`: id, name, value, limits and problem. */

type FormField<Value> = FieldMetadata<Value, Record<string, unknown>>;
type InputType = "text" | "email" | "number" | "datetime-local";

// The fields set their own `aria-describedby`: hint and counter as well.
const ariaAttributes = false;

export function inputProps<Value>(field: FormField<Value>, type: InputType = "text") {
  return { ...getInputProps(field, { type, ariaAttributes }), error: field.errors };
}

export function textareaProps<Value>(field: FormField<Value>) {
  return { ...getTextareaProps(field, { ariaAttributes }), error: field.errors };
}

export function selectProps<Value>(field: FormField<Value>) {
  return { ...getSelectProps(field, { ariaAttributes }), error: field.errors };
}

export function checkboxProps<Value>(field: FormField<Value>) {
  return getInputProps(field, { type: "checkbox" });
}

/** One of several for the same field. */
export function radioProps<Value>(field: FormField<Value>, value: string) {
  return { ...getInputProps(field, { type: "radio", value, ariaAttributes }), id: `${field.id}-${value}` };
}
