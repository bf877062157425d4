import { z } from "zod";
import { postSorts, postStatuses } from "../post.ts";

export const postFilterSchema = z.object({
  status: z
    .enum([...postStatuses, "all"], { error: "status is published, draft, archived or all" })
    .default("published"),
  search: z.string().optional(),
  sort: z.enum(postSorts, { error: "sort is published, created or title" }).optional(),
  category: z.string().max(200, "category is at most 200 characters").optional(),
  tag: z.string().max(200, "tag is at most 200 characters").optional(),
  page: wholeNumber("page", 1_000_000).optional(),
  pageSize: wholeNumber("pageSize", 1000).optional(),
});

function wholeNumber(name: string, atMost: number) {
  const message = `${name} is a whole number from 1 to ${atMost}`;
  return z
    .string()
    .regex(/^[1-9][0-9]{0,6}$/, message)
    .transform(Number)
    .refine((value) => value <= atMost, message);
}

/** Undefined when a parameter is repeated or written as a list, such as `status[]`: a mistake worth reporting. */
export function readQuery(query: URLSearchParams): Record<string, string> | undefined {
  const names = [...query.keys()];
  if (new Set(names).size < names.length || names.some((name) => /[[\]]/.test(name))) return undefined;
  return Object.fromEntries(query);
}
