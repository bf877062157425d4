import { postMessages } from "#app/domain/blog/post-rules.ts";

export const refusalMessages = {
  "content-too-long": postMessages.contentTooLong,
  "content-too-deep": postMessages.contentTooDeep,
  "unknown-picture": postMessages.featuredImage,
  "unknown-author": postMessages.author,
  "unknown-category": "A category has been deleted meanwhile. Please look again.",
  "unknown-tag": "A tag has been deleted meanwhile. Please look again.",
};
