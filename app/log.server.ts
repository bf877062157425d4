import { pino } from "pino";
import { env } from "./env.server.ts";

/** JSON lines on standard output, for the operator. Never an address, a wish, a cookie or a query string. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
