import { z } from "zod";

export const lawSchema = z.object({
  /** The law of the European Union for contracts with consumers applies: docs/law.md. */
  sellsToEu: z.boolean().default(false),
  /** Customers agree before paying that their right of withdrawal ends with delivery. */
  asksConsent: z.boolean().default(false),
});

export type Law = z.output<typeof lawSchema>;
