import { z } from "zod";
import { currencies } from "#app/domain/shop/money/currencies.ts";

/** The set-up page's questions. Safe in the browser. */
export const setUpSteps = ["site", "mail", "payments", "open"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

const line = (atMost: number) => z.string().trim().max(atMost, `At most ${atMost} characters`).default("");

export const siteSchema = z.object({
  siteName: line(60).pipe(z.string().min(1, "Please give the site a name")),
  publicUrl: line(200).pipe(
    z.url({ protocol: /^https?$/, error: "Please enter an address like https://yards.example" }).transform(originOf),
  ),
  contactEmail: line(200).pipe(z.email("Please enter an e-mail address")),
  currency: z.enum(currencies, "Stripe takes no payments in this currency"),
  editor: line(200).pipe(z.email("Please enter an e-mail address")),
});

export const mailSchema = z.object({
  host: line(253).pipe(z.string().regex(/^[a-z0-9.:-]+$/i, "Please enter a name like smtp.example.net")),
  port: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/, "Please enter a port like 587")
    .transform(Number)
    .refine((port) => port < 65_536, "Please enter a port like 587")
    .default(587),
  user: line(200),
  password: line(500),
  from: line(200).pipe(
    z
      .string()
      .regex(
        /^([^<>\s@]+@[^<>\s@]+|[^<>]*<[^<>\s@]+@[^<>\s@]+>)?$/,
        "It must look like: Yards <no-reply@yards.example>",
      ),
  ),
});

export const paymentsSchema = z.object({
  takes: z.enum(["test-cards", "stripe"]),
  publishableKey: line(200),
  secretKey: line(200),
  webhookSecret: line(200),
});

export type SiteFields = z.input<typeof siteSchema>;
export type MailFields = z.input<typeof mailSchema>;
export type PaymentFields = z.input<typeof paymentsSchema>;

/** Never sent back to the browser. */
export const secretFields = ["password", "secretKey", "webhookSecret"] as const;

function originOf(address: string): string {
  return new URL(address).origin;
}
