import { z } from "zod";

/** What the form for a redirect sends; whether it can be had is judged where it is added. */
export const redirectSchema = z.object({ path: z.string().default(""), target: z.string().default("") });

export type RedirectFields = z.output<typeof redirectSchema>;
