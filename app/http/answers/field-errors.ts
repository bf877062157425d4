import type { z } from "zod";

/** A problem inside a list is listed under the list's name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[String(issue.path[0] ?? "")] ??= issue.message;
  return messages;
}
