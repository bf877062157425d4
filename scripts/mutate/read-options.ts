import { parseArgs } from "node:util";

export interface Options {
  help: boolean;
  /** Only whether every text of the catalogue is still there. */
  check: boolean;
  /** Mutants whose name or file has one of these; all where there are none. */
  words: readonly string[];
}

/** What follows `npm run mutate --`; an option that nobody knows is told in words. */
export function readOptions(args: readonly string[]): Options | { error: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, check: { type: "boolean" } },
    });
    return { help: values.help ?? false, check: values.check ?? false, words: positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith("ERR_PARSE_ARGS")) throw error;
    return { error: message.split(". ", 1)[0]! };
  }
}
