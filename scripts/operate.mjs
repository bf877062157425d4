// npm run backup, restore, doctor, ...: starts one of the operator's programs, which are built with the app and need no
// development dependencies. Settings come from the environment and from .env, as with npm start.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuildFresh } from "./build-freshness.mjs";
import { describeError, findCommand, readCommandLine } from "./commands/command-line.mjs";
import { operatorCommands } from "./commands/operate.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const { name, declared, rest } = findCommand("node scripts/operate.mjs", operatorCommands);
// Before anything is built or opened.
readCommandLine(declared, rest);

const program = join(process.cwd(), "build", "server", `${name}.js`);
loadSettingsFile();
process.env.NODE_ENV ??= "production";
if (!existsSync(program) || !isBuildFresh()) {
  const { build } = await import("./build.mjs");
  try {
    build();
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
process.argv = [process.execPath, program, ...rest];
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
