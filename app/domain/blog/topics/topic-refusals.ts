import { topicMessages } from "./topic-schemas.ts";

export const topicRefusals = {
  "not-found": { status: 404, message: "There is no such category or tag" },
  "name-taken": { status: 409, message: topicMessages.nameTaken },
  "slug-taken": { status: 409, message: topicMessages.slugTaken },
} as const;
