import { pino } from "pino";
import { env } from "../settings/env.server.ts";
import { describeError } from "./describe-error.ts";

/** Written in batches of this many characters: each line by itself would cost as much as a cached page. */
const together = 12 * 1024;
const lateAtMostMs = 200;

/** Synchronous: two concurrent writes could be out of order, or lost when the process ends. */
const standardOutput = pino.destination({ dest: 1, sync: true });
let gathered = "";

const gatherer = {
  write(line: string) {
    gathered += line;
    if (gathered.length >= together) passOn();
  },
};

function passOn(): void {
  if (gathered === "") return;
  const lines = gathered;
  gathered = "";
  standardOutput.write(lines);
}

setInterval(passOn, lateAtMostMs).unref();
for (const end of ["beforeExit", "exit"]) process.on(end, passOn);

let second = Number.NaN;
let formattedSecond = "";

/** JSON lines on standard output, for the operator. Never an address, a wish, a cookie or a query string. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: timeField,
    serializers: { err: describeError, error: describeIfError },
  },
  gatherer,
);

function describeIfError(value: unknown): unknown {
  return value instanceof Error ? describeError(value) : value;
}

/** ISO 8601. Formatted once a second: toISOString() costs as much as the rest of a line. */
function timeField(): string {
  const now = Date.now();
  const current = Math.floor(now / 1000);
  if (current !== second) {
    second = current;
    formattedSecond = new Date(current * 1000).toISOString().slice(0, "2026-11-24T12:00:00".length);
  }
  return `,"time":"${formattedSecond}.${String(now - current * 1000).padStart(3, "0")}Z"`;
}
