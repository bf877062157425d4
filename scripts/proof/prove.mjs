import { spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { command, readCommandLine, refuse } from "../commands/command-line.mjs";
import { printTable, readFigures, writeReliability } from "./write-reliability.mjs";

const declared = command({
  call: "npm run proof",
  about: `
Runs what takes too long for npm test, one after the other: the files named X.proof.Y.test.ts, then an order whose process dies
before each of its effects, then kills of the built server. NAME: only the files with such a name, and nothing else. Prints
one table, and writes the figures of the last run of each promise into docs/reliability.md. "crash" is the deaths before each
effect or, with --random, the kills; "mutants" applies faults by hand, one by one: do the tests notice? Both have --help.`,
  takes: ["[NAME ...]"],
});
const { positionals: chosen } = readCommandLine(declared);
const unknown = chosen.find((name) => !listProofs().some((file) => file.includes(withProof(name))));
if (unknown !== undefined) refuse(declared, `no proof is called '${unknown}'`);

const figuresFolder = resolve("test-results", "proof");
rmSync(figuresFolder, { recursive: true, force: true });
process.env.PROOF_FIGURES = figuresFolder;
process.env.PROOFS = "1";

const steps = [["vitest", "run", ...(chosen.length > 0 ? chosen.map(withProof) : [".proof."])]];
const crashTest = ["tsx", "scripts/develop/crash-test.ts"];
if (chosen.length === 0)
  steps.push(crashTest, [...crashTest, "--random", "100"], [...crashTest, "--random", "30", "--power-cuts"]);

let failed = 0;
for (const [program, ...words] of steps) if (!(await run(program, words))) failed += 1;
const figures = readFigures(figuresFolder);
printTable(figures);
writeReliability(figures);
process.exit(failed > 0 ? 1 : 0);

function listProofs() {
  const folders = ["app", "db", "scripts", "lab", "tests"];
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)));
  return files.filter((file) => /\.proof\..*test\.tsx?$/.test(file));
}

/** "walk" is the long walk, not the daily one. */
function withProof(name) {
  return name.includes("/") || name.includes(".") ? name : `${name}.proof`;
}

/** @returns whether it succeeded */
function run(program, words) {
  console.log(`\n== ${program} ${words.join(" ")}`);
  const child = spawn(`node_modules/.bin/${program}`, words, { stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}
