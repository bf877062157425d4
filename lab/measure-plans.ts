import { writeFileSync } from "node:fs";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { measureMadeUpHomes } from "./plans/made-up-homes.ts";
import { measureYards } from "./plans/measure-yards.ts";
import { describeMeasured, listWorst } from "./plans/report-yards.ts";
import type { Half } from "./plans/yard-photos.ts";

const declared = measureCommands["measure-plans"];

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const half = values.half as Half | "all";
  const [seed, worst] = [Number(values.seed), Number(values.worst)];
  if (positionals.length === 0) {
    const which = { yards: Number(values.yards), perYard: Number(values["per-yard"]), from: Number(values.from) };
    return measureMadeUpHomes({ ...which, half, worst, wishes: values.wishes });
  }
  const measured = await measureYards(positionals, {
    half,
    seed,
    size: Number(values.size),
    every: Number(values.every),
  });
  console.log(`seed ${seed}, ${half} half, photos of ${values.size} pixels`);
  console.log(describeMeasured(measured).join("\n"));
  console.log(listWorst(measured, worst).join("\n"));
  if (values.json) writeFileSync(values.json, JSON.stringify(measured, null, 1));
}

await runCommand(declared, main);
