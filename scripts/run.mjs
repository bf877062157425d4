// node scripts/run.mjs NAME: starts one of the developers' programs, scripts/NAME.ts. Help and wrong words are answered here, without
// loading the program: the libraries that it needs take a second or more.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { findCommand, readCommandLine } from "./command-line.mjs";
import { benchCommands } from "./commands/bench.mjs";
import { developCommands } from "./commands/develop.mjs";
import { makeCommands } from "./commands/make.mjs";
import { measureCommands } from "./commands/measure.mjs";

const all = { ...developCommands, ...benchCommands, ...measureCommands, ...makeCommands };
const { name, declared, rest } = findCommand("node scripts/run.mjs", all);
readCommandLine(declared, rest);

const program = join(import.meta.dirname, `${name}.ts`);
const child = spawn(process.execPath, ["--import", findTsx(), program, ...rest], { stdio: "inherit" });
// A terminal sends its signals to both; what is sent to this process alone goes on to the program.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.once("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.once("exit", (code, signal) => {
  process.exitCode = signal ? 130 : (code ?? 1);
});

function findTsx() {
  try {
    return import.meta.resolve("tsx");
  } catch {
    console.error(`${declared.call} needs the developers' packages: npm install`);
    process.exit(1);
  }
}
