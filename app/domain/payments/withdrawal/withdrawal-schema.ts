import { z } from "zod";
import { statementLimits } from "./statement-limits.ts";

const { nameAtMost, orderAtMost, emailAtMost } = statementLimits;
const line = () => z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim());

/** What Article 11a of Directive 2011/83/EU lets a trader ask for, and no more. */
export const withdrawalSchema = z.object({
  name: line().min(1, "Please enter your name").max(nameAtMost, "This name is too long"),
  order: line().min(1, "Please enter the number of your order").max(orderAtMost, "This is too long for a number"),
  email: z
    .string()
    .trim()
    .max(emailAtMost, "This address is too long")
    .pipe(z.email("Please enter a valid email address")),
});

export type WithdrawalFields = z.input<typeof withdrawalSchema>;
export type WithdrawalStatement = z.output<typeof withdrawalSchema>;
