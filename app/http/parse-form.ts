import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import { data } from "react-router";
import type { z } from "zod";

/** As with JSON an empty field is an empty text: left out it would mean "leave it as it is" to the schemas that the API uses too. */
const { coerceFormValue } = configureCoercion({ stripEmptyString: (text) => text });

/**
 * What a form sent, judged by the schema that its API twin uses. A tick is true, a field with several values a list.
 * Fields that the schema does not have are dropped: Conform throws at malformed ones of its own, and nobody needs theirs back.
 */
export function parseForm<Schema extends z.ZodObject>(
  sent: FormData | URLSearchParams,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const known = new FormData();
  for (const [name, value] of sent) if (Object.hasOwn(schema.shape, name)) known.append(name, value);
  return parseWithZod(known, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}

type Refused = Pick<Submission<Record<string, unknown>>, "reply">;
type Words = Parameters<Refused["reply"]>[0];

/**
 * The form again, with everything that was typed and what is wrong.
 * @param id of the form in the page: the page may have several
 * @param words problems that the schema does not know of, by field or of the form as a whole
 */
export function refuseForm(id: string, submission: Refused, status = 422, words?: Words) {
  return data({ formId: id, result: submission.reply(words) }, { status });
}
