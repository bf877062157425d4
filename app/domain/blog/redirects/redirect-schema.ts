import { z } from "zod";

/** Whether the redirect is allowed is checked where it is added. */
export const redirectSchema = z.object({ path: z.string().default(""), target: z.string().default("") });

export type RedirectFields = z.output<typeof redirectSchema>;
