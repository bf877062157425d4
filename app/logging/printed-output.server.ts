import type { ChildProcess, StdioOptions } from "node:child_process";
import { Console } from "node:console";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { env } from "../settings/env.server.ts";
import { placesIn } from "./describe-error.ts";
import { log } from "./log.server.ts";

/**
 * As lines of the JSON log: what libraries print, Node's warnings and fatal errors. Of printed text only locations and
 * the kind of error are kept, since it may repeat what a visitor sent.
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

/** The call site, for text that contains no location. */
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

/** For warnings whose text Node writes itself. */
function knownWords(warning: Error & { code?: string }): string | undefined {
  const isNodes = /^DEP\d+$/.test(warning.code ?? "") || /^(?:ExperimentalWarning|MaxListeners.*)$/.test(warning.name);
  return isNodes ? warning.message.slice(0, 300) : undefined;
}

/** Into our log in production, otherwise next to our own output. */
export function childStreams(): StdioOptions {
  return env.NODE_ENV === "production" ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "inherit", "inherit", "ipc"];
}

/** Without keeping this process alive. */
export function logOutputOf(child: ChildProcess, name: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => logPrinted(name, text, "error"));
    if (stream instanceof Socket) stream.unref();
  }
}
