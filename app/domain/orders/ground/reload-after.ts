/** A page that waits for a reading reloads after so many seconds. Safe in the browser. */
export const reloadAfterSeconds = 3;
