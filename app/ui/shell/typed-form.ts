/** A form that could not be processed, to be sent again. Safe in the browser. */
export interface TypedForm {
  /** Path and query on this site. */
  action: string;
  fields: [name: string, value: string][];
}

/** Of a request that could not be answered now. */
export interface BadMoment {
  words: string;
  form?: TypedForm;
}

export function readBadMoment(error: unknown): BadMoment | undefined {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  if (typeof data !== "object" || data === null || !("words" in data) || typeof data.words !== "string")
    return undefined;
  return data as BadMoment;
}
