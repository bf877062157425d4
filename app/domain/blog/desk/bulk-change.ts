/** What can be done to several posts at once. Safe in the browser. */
export const bulkChanges = ["publish", "archive", "trash"] as const;
export type BulkChange = (typeof bulkChanges)[number];

/** Of one sending: a page of the list holds twenty. */
export const bulkPostsAtMost = 200;
