import { writeFileSync } from "node:fs";
import { runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";
import { assembleKernel, folder } from "./ground-reader/assemble-kernel.ts";

await runCommand(makeCommands["reader-kernel"], async () => {
  const code = `/** kernel.wat, assembled by \`node lab/run.mjs reader-kernel\`. */\nexport const kernelCode =\n  "${await assembleKernel()}";\n`;
  writeFileSync(`${folder}/kernel-code.ts`, code);
});
