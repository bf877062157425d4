import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutants } from "#tests/mutants/catalog.ts";
import type { Mutant } from "#tests/mutants/mutant.ts";
import { readCommandLine, refuse } from "../commands/command-line.mjs";
import { developCommands } from "../commands/develop.mjs";
import { applyMutant } from "./mutate/apply-mutant.ts";
import { runTests, stopTests } from "./mutate/run-tests.ts";
import { createWorkingCopy, removeWorkingCopy } from "./mutate/working-copy.ts";

const shareAtLeast = 0.95;

const declared = developCommands.mutate;
const { values, positionals: words } = readCommandLine(declared);
const wanted = mutants.filter(
  ({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)),
);
const stale = wanted.filter((mutant) => !isFresh(mutant));
const fresh = wanted.filter((mutant) => !stale.includes(mutant));
for (const { name, file } of stale)
  console.log(`stale     ${name}: the text is not once in ${file}, or a test is gone`);
if (wanted.length === 0) refuse(declared, `no mutant has such a name or file: ${words.join(" ")}`);
if (values.check) {
  console.log(`${fresh.length} of ${wanted.length} mutants fit the code.`);
  process.exit(stale.length > 0 ? 1 : 0);
}

const folder = createWorkingCopy();
process.once("exit", () => {
  stopTests();
  removeWorkingCopy(folder);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const before = await runTests(folder, [...new Set(fresh.flatMap(({ tests }) => tests))], 30 * 60_000);
if (before.verdict !== "passed") fail(`Without any fault the tests do not pass: ${before.by}`);
const survivors: Mutant[] = [];
const broken: Mutant[] = [];
for (const mutant of fresh) await tryMutant(mutant);

const tried = fresh.length - broken.length;
const died = tried - survivors.length;
console.log(`\n${died} of ${tried} died (${((100 * died) / Math.max(1, tried)).toFixed(1)} %).`);
for (const { name, breaks } of survivors) console.log(`survived  ${name}: ${breaks}`);
if (stale.length + broken.length > 0)
  console.log(`${stale.length} stale, ${broken.length} broken: mend the catalogue.`);
process.exit(stale.length + broken.length > 0 || died < shareAtLeast * tried ? 1 : 0);

async function tryMutant(mutant: Mutant): Promise<void> {
  const file = join(folder, mutant.file);
  const source = readFileSync(file, "utf8");
  const startedAt = Date.now();
  writeFileSync(file, applyMutant(source, mutant)!);
  const { verdict, by } = await runTests(folder, mutant.tests);
  writeFileSync(file, source);
  if (verdict === "passed") survivors.push(mutant);
  if (verdict === "broken") broken.push(mutant);
  const word = { passed: "SURVIVED", failed: "died", broken: "BROKEN" }[verdict];
  const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(`${word.padEnd(9)} ${mutant.name} (${seconds})${by ? `: ${by}` : ""}`);
}

function isFresh(mutant: Mutant): boolean {
  const isThere = existsSync(mutant.file) && applyMutant(readFileSync(mutant.file, "utf8"), mutant) !== undefined;
  return isThere && mutant.tests.length > 0 && mutant.tests.every((path) => existsSync(path));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
