import { z } from "zod";
import { orderNameLengthAtMost } from "./order-name.ts";

/** One line without control characters; empty is no name. */
const nameSchema = z
  .string()
  .transform((words) => words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim())
  .pipe(z.string().max(orderNameLengthAtMost, `A name has at most ${orderNameLengthAtMost} characters.`));

export const orderNameSchema = z.object({ name: nameSchema });
