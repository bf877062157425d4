import type { z } from "zod";
import { giftSchema } from "../coupon-schema.ts";
import { emailProblem } from "../request/design-request-rules.ts";
import { deliveryEmailSchema } from "../request/design-request-schemas.server.ts";

/** What the buyer types. Without a recipient the code is mailed to the buyer. */
export const boughtGiftSchema = giftSchema.extend({ email: deliveryEmailSchema }).check(({ value, issues }) => {
  const { recipient } = value;
  const problem = recipient ? emailProblem(recipient) : undefined;
  if (problem) issues.push({ code: "custom", path: ["recipient"], message: problem, input: recipient });
});

export type BoughtGift = z.output<typeof boughtGiftSchema>;
