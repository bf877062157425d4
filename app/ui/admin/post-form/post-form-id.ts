import type { useForm } from "@conform-to/react";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";

/** Known to the server, which answers for it. */
export const postFormId = "post";

export type PostFields = ReturnType<typeof useForm<PostTexts>>[1];

/** For what is in the form beside the fields of a post. */
export function fieldId(name: string): string {
  return `${postFormId}-${name}`;
}
