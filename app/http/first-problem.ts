import type { z } from "zod";

/** The words of the first thing that a schema found wrong. */
export function firstProblem({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue?.message ?? "";
}
