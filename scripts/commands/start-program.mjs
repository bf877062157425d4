import { spawn } from "node:child_process";

/**
 * Starts a TypeScript program in a process of its own and ends as it ends. Its command line has been checked before: the
 * libraries that it needs take a second or more to load.
 * @param {string} file
 * @param {readonly string[]} words
 */
export function startProgram(file, words) {
  const child = spawn(process.execPath, ["--import", findTsx(), file, ...words], { stdio: "inherit" });
  // A terminal sends its signals to both; a signal to this process alone is forwarded to the program.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once("exit", (code, signal) => {
    process.exitCode = signal ? 130 : (code ?? 1);
  });
}

function findTsx() {
  try {
    return import.meta.resolve("tsx");
  } catch {
    console.error("This command needs the developers' packages: npm install");
    return process.exit(1);
  }
}
