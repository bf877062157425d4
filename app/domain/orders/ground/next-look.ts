/** A page that waits for a reading reloads after so many seconds. Safe in the browser. */
export const nextLookSeconds = 3;
