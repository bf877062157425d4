/** After that many seconds a page that waits for a reading looks again. Safe in the browser. */
export const nextLookSeconds = 3;
