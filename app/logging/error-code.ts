/** The code of a system or SQLite error ("ENOENT"), also of one that a library threw; undefined for errors without one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
