/** Of a system or SQLite error ("ENOENT"), also as the cause of another; undefined for errors without one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
