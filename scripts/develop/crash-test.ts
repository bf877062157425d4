import { type Given, runCommand } from "../commands/command-line.mjs";
import { developCommands } from "../commands/develop.mjs";

const declared = developCommands["crash-test"];

async function main({ values }: Given<typeof declared>): Promise<void> {
  const { ok, lines } = values.random
    ? await (await import("./crash-test/random-kills.ts")).killAtRandom(Number(values.random), {
        seedText: values.seed,
        cutsPower: values["power-cuts"],
      })
    : await (await import("./crash-test/each-effect.ts")).killAtEachEffect(Number(values.every ?? 1), values.endings);
  console.log(lines.join("\n"));
  process.exit(ok ? 0 : 1);
}

await runCommand(declared, main);
