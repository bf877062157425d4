export const bulkChanges = ["publish", "archive", "trash"] as const;
export type BulkChange = (typeof bulkChanges)[number];

/** One answer waits for all of them. */
export const bulkPostsAtMost = 2000;
