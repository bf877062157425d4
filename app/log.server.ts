import { pino } from "pino";
import { env } from "./env.server.ts";

/** Lines are written together, a fifth of a second late at most, and at the process's end: each by itself costs as much as a page. */
const standardOutput = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });

/** JSON lines on standard output, for the operator. Never an address, a wish, a cookie or a query string. */
export const log = pino(
  { level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  standardOutput,
);
