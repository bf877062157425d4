import { pino } from "pino";
import { env } from "./env.server.ts";

/** Characters that are written together: each line by itself would cost as much as a finished page. */
const together = 12 * 1024;
const lateAtMostMs = 200;

const standardOutput = pino.destination({ dest: 1, sync: false, minLength: together });
let gathered = "";

/** pino's own destination looks at all that it holds for every line that comes, so that it is handed many at once. */
const gatherer = {
  write(line: string) {
    gathered += line;
    if (gathered.length >= together) passOn();
  },
};

function passOn(): void {
  const lines = gathered;
  gathered = "";
  standardOutput.write(lines);
}

setInterval(() => {
  if (gathered === "") return;
  passOn();
  standardOutput.flush();
}, lateAtMostMs).unref();

for (const end of ["beforeExit", "exit"]) {
  process.on(end, () => {
    if (gathered === "") return;
    passOn();
    standardOutput.flushSync();
  });
}

let second = Number.NaN;
let toldSecond = "";

/** JSON lines on standard output, for the operator. Never an address, a wish, a cookie or a query string. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: timeField }, gatherer);

/** As ISO 8601. Up to the second it is told once in a second: a date's own way there costs as much as the rest of a line. */
function timeField(): string {
  const now = Date.now();
  const current = Math.floor(now / 1000);
  if (current !== second) {
    second = current;
    toldSecond = new Date(current * 1000).toISOString().slice(0, "2026-11-24T12:00:00".length);
  }
  return `,"time":"${toldSecond}.${String(now - current * 1000).padStart(3, "0")}Z"`;
}
