// node scripts/run.mjs NAME: starts one of the developers' programs, scripts/develop/NAME.ts; `bench NAME --option` one measurement.
import { join } from "node:path";
import { benchCommands, findMeasurement } from "./commands/bench.mjs";
import { findCommand, readCommandLine } from "./commands/command-line.mjs";
import { developCommands } from "./commands/develop.mjs";
import { startProgram } from "./commands/start-program.mjs";

const { declared, program, rest } = findMeasurement() ?? findProgram();
readCommandLine(declared, rest);
startProgram(join(import.meta.dirname, program), rest);

function findProgram() {
  const { name, declared, rest } = findCommand("node scripts/run.mjs", { ...developCommands, ...benchCommands });
  return { declared, program: `develop/${name}.ts`, rest };
}
