import { z } from "zod";

/** What an owner calls an order: "Grandma's front yard". Safe in the browser. */

export const orderNameLengthAtMost = 80;

/** One line without control characters; empty is no name. */
export const orderNameSchema = z
  .string()
  .transform((words) => words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim())
  .pipe(z.string().max(orderNameLengthAtMost, `A name has at most ${orderNameLengthAtMost} characters.`));

/** How an order is called where its owner sees it. */
export function orderTitle({ id, name }: { id: number; name: string | null }): string {
  return name ?? `Design #${id}`;
}
