export const bulkChanges = ["publish", "archive", "trash"] as const;
export type BulkChange = (typeof bulkChanges)[number];

export const bulkPostsAtMost = 200;
