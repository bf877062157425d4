import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import { data } from "react-router";
import type { z } from "zod";

/**
 * As with JSON an empty field is an empty text: absent, it would mean "unchanged" to the schemas that the API uses too.
 */
const { coerceFormValue } = configureCoercion({ stripEmptyString: (text) => text });

/**
 * By the schema of its API twin. A tick is true, a field with several values a list; "packages[0].name" belongs to a list of objects. Unknown fields are dropped:
 * Conform throws at malformed ones of its own.
 */
export function parseForm<Schema extends z.ZodObject>(
  sent: FormData | URLSearchParams,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const known = new FormData();
  for (const [name, value] of sent) {
    const list = /^([a-zA-Z]+)\[[0-9]\]\.[a-zA-Z]+$/.exec(name)?.[1] ?? name;
    if (Object.hasOwn(schema.shape, list)) known.append(name, value);
  }
  return parseWithZod(known, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}

type Refused = Pick<Submission<Record<string, unknown>>, "reply">;
type Words = Parameters<Refused["reply"]>[0];

/**
 * With everything that was typed. `id` is the form's in the page, which may have several; `words` are problems unknown
 * to the schema, by field or of the whole form.
 */
export function refuseForm(id: string, submission: Refused, status = 422, words?: Words) {
  return data({ formId: id, result: submission.reply(words) }, { status });
}
