// node lab/run.mjs NAME: starts one of the laboratory's programs, lab/NAME.ts.
import { join } from "node:path";
import { findCommand, readCommandLine } from "../scripts/commands/command-line.mjs";
import { startProgram } from "../scripts/commands/start-program.mjs";
import { makeCommands } from "./commands/make.mjs";
import { measureCommands } from "./commands/measure.mjs";

const { name, declared, rest } = findCommand("node lab/run.mjs", { ...measureCommands, ...makeCommands });
readCommandLine(declared, rest);
startProgram(join(import.meta.dirname, `${name}.ts`), rest);
