export const bulkChanges = ["publish", "archive", "trash"] as const;
export type BulkChange = (typeof bulkChanges)[number];

/** A second or two of work for each hundred. */
export const bulkPostsAtMost = 2000;
