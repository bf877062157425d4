import { laterPart } from "../../later-part.ts";

/** The last-resort page: says what a person can do, and nothing about how we are built. */
export const ErrorPage = laterPart<{ status: number }>(async () => (await import("./error-words.tsx")).ErrorWords);
