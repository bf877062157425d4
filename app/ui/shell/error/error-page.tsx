import { laterPart } from "../../later-part.ts";

/** Says what a person can do, and nothing about the program. */
export const ErrorPage = laterPart<{ status: number }>(async () => (await import("./error-words.tsx")).ErrorWords);
