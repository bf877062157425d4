import { servedPart } from "../../served-part.tsx";
import { ErrorWords } from "./error-words.tsx";

/** The last-resort page: says what a person can do, and nothing about how we are built. */
export const ErrorPage = servedPart<{ status: number }>(import.meta.env.SSR && ErrorWords, async () => {
  const { ErrorWords } = await import("./error-words.tsx");
  return ErrorWords;
});
