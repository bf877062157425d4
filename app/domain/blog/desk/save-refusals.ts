import { postMessages } from "../post-rules.ts";

export const saveRefusals = {
  "not-found": { status: 404, message: "Post not found" },
  incomplete: { status: 400, message: "A new post needs title, slug and content" },
  stale: { status: 409, message: "This post has been changed since you opened it" },
  "slug-taken": { status: 409, message: "Another post has this slug" },
  "content-too-long": { status: 413, message: postMessages.contentTooLong },
  "content-too-deep": { status: 422, message: postMessages.contentTooDeep },
  "unknown-picture": { status: 422, message: postMessages.featuredImage },
  "unknown-author": { status: 422, message: postMessages.author },
  "unknown-category": { status: 422, message: "This category does not exist any more" },
  "unknown-tag": { status: 422, message: "This tag does not exist any more" },
} as const;

export const postJsonBytesAtMost = 2 * 1024 * 1024;
