import type { useForm } from "@conform-to/react";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";

/** The server's answer refers to it. */
export const postFormId = "post";

export type PostFields = ReturnType<typeof useForm<PostTexts>>[1];

/** For inputs of the form that are not fields of a post. */
export function fieldId(name: string): string {
  return `${postFormId}-${name}`;
}
