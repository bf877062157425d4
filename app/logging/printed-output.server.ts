import type { ChildProcess, StdioOptions } from "node:child_process";
import { Console } from "node:console";
import type { Socket } from "node:net";
import { Writable } from "node:stream";
import { env } from "../settings/env.server.ts";
import { placesIn } from "./describe-error.ts";
import { log } from "./log.server.ts";

/**
 * From here on what libraries print, what Node warns of and what ends the process by surprise are lines of the JSON log. Of a
 * printed text only the places and the kind of error are kept, since it may repeat what a visitor sent.
 */
export function logWhatIsPrinted(): void {
  Object.assign(console, new Console({ stdout: sink("info"), stderr: sink("error"), colorMode: false }));
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning, words: knownWords(warning) }, "warning"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends by an error that nothing caught");
    process.exit(1);
  });
}

function sink(level: "info" | "error"): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      logPrinted("console", text, level, printedFrom());
      done();
    },
  });
}

/** Where the console was called, for a text that names no place itself. */
function printedFrom(): string[] {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = usual;
  return placesIn(stack.slice(stack.lastIndexOf("node:internal/console")));
}

function logPrinted(by: string, text: string, level: "info" | "error", otherwise: string[] = []): void {
  const places = placesIn(text);
  const type = /\b(?:Type|Range|Reference|Syntax|URI|Eval|Aggregate|Sqlite|Assertion)?Error\b/.exec(text)?.[0];
  log[level]({ by, type, characters: text.length, stack: places.length > 0 ? places : otherwise }, "printed");
}

/** Of warnings whose words Node writes itself. */
function knownWords(warning: Error & { code?: string }): string | undefined {
  const isNodes = /^DEP\d+$/.test(warning.code ?? "") || /^(?:ExperimentalWarning|MaxListeners.*)$/.test(warning.name);
  return isNodes ? warning.message.slice(0, 300) : undefined;
}

/** Where a child process prints to: into our log in production, else beside what we print ourselves. */
export function childStreams(): StdioOptions {
  return env.NODE_ENV === "production" ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "inherit", "inherit", "ipc"];
}

/** Logs what a child with {@link childStreams} prints. Its streams do not keep this process from ending. */
export function logOutputOf(child: ChildProcess, name: string): void {
  for (const stream of [child.stdout, child.stderr] as (Socket | null)[]) {
    stream?.setEncoding("utf8").on("data", (text: string) => logPrinted(name, text, "error"));
    stream?.unref();
  }
}
