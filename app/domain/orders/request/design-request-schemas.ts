import { z } from "zod";
import { designRequestMessages, emailProblem, normalizePrompt, promptProblem } from "./design-request-rules.ts";
import { findPackage, packages } from "./packages.ts";

export const promptSchema = z
  .string({ error: designRequestMessages.promptTooShort })
  .overwrite(normalizePrompt)
  .refine((text) => !promptProblem(text), { error: ({ input }) => promptProblem(String(input)) });

export const deliveryEmailSchema = z
  .string({ error: designRequestMessages.email })
  .trim()
  .refine((text) => !emailProblem(text), designRequestMessages.email);

const packageSchema = z.string({ error: designRequestMessages.package }).transform((idOrName, { issues }) => {
  const entry = findPackage(idOrName);
  if (entry) return entry.id;
  issues.push({ code: "custom", message: designRequestMessages.package, input: idOrName });
  return z.NEVER;
});

export const wishSchema = z.object({ prompt: promptSchema });

export const letterAddressSchema = z.object({ email: deliveryEmailSchema });

/** Step 1 of the form. */
export const designDetailsSchema = z.object({ prompt: promptSchema, email: deliveryEmailSchema });

export const designFormSchema = designDetailsSchema.extend({ packageId: packageSchema });

/** The fields of POST /api/uploads. Price and count are compared with the catalog and never used. */
export const uploadFieldsSchema = designDetailsSchema
  .extend({
    package: packageSchema,
    packagePrice: wholeNumber(designRequestMessages.packagePrice).optional(),
    imageCount: wholeNumber(designRequestMessages.imageCount).optional(),
  })
  .check(({ value, issues }) => {
    const entry = packages.find((candidate) => candidate.id === value.package);
    if (!entry) return;
    for (const [field, expected] of [["packagePrice", entry.price] as const, ["imageCount", entry.imageCount] as const])
      if (value[field] !== undefined && value[field] !== expected)
        issues.push({ code: "custom", path: [field], message: designRequestMessages[field], input: value[field] });
  });

function wholeNumber(message: string) {
  return z
    .string()
    .regex(/^[0-9]{1,6}$/, message)
    .transform(Number);
}
