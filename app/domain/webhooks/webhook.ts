import { z } from "zod";

/** What programs of the operator are informed of. Amounts are in the smallest unit of the order's currency. */
export interface WebhookEvents {
  "order.paid": { orderId: number; package: string; imageCount: number; amountCents: number; currency: string };
  "designs.ready": { orderId: number; pictures: number; ordered: number };
  "order.refunded": { orderId: number; amountCents: number; currency: string };
}

export const endpointsAtMost = 10;
export const urlLengthAtMost = 500;

export const endpointSchema = z.object({
  url: z
    .string()
    .trim()
    .max(urlLengthAtMost, `Please use at most ${urlLengthAtMost} characters`)
    .refine((url) => URL.canParse(url), "Please type a whole address, such as https://example.com/hook"),
});
export type EndpointFields = z.infer<typeof endpointSchema>;

/** Row numbers in forms. */
export const rowSchema = z.object({ id: z.coerce.number().int().positive() });
