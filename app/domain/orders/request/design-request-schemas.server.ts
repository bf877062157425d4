import { z } from "zod";
import { sunChoices } from "#app/domain/plans/facing-choices.ts";
import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { locality } from "#db/stored-json.ts";
import { designRequestMessages, emailProblem, normalizePrompt, promptProblem } from "./design-request-rules.ts";

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

/** A direction, side or time that is none is not known. */
export const localitySchema = z.object({
  locality: z.string().default(""),
  facing: locality.shape.facing.catch(undefined),
  sun: z
    .enum(sunChoices.map(({ sun }) => sun))
    .optional()
    .catch(undefined),
  hour: z.coerce.number().int().min(1).max(24).optional().catch(undefined),
  month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
});

export const letterAddressSchema = z.object({ email: deliveryEmailSchema });

/** The form without its package. Where the yard is may be left out. */
export const designDetailsSchema = z.object({
  prompt: promptSchema,
  email: deliveryEmailSchema,
  locality: z.string().optional(),
  facing: localitySchema.shape.facing,
});

export const designFormSchema = designDetailsSchema.extend({ packageId: packageSchema });

/** The fields of POST /api/uploads. Price and count are compared with the catalog and never used. */
export const uploadFieldsSchema = designDetailsSchema
  .extend({
    package: packageSchema,
    packagePrice: z.string().optional(),
    imageCount: z.string().optional(),
  })
  .check(({ value, issues }) => {
    const entry = findPackage(value.package);
    if (!entry) return;
    const price = majorAmount(entry.priceCents, entry.currency);
    for (const [field, expected] of [["packagePrice", price] as const, ["imageCount", entry.imageCount] as const])
      if (value[field] !== undefined && value[field] !== String(expected))
        issues.push({ code: "custom", path: [field], message: designRequestMessages[field], input: value[field] });
  });
