// npm run proof: what takes too long for npm test, one after the other: the files named X.proof.Y.test.ts, then an order's
// death before each of its effects, then kills of the built server. Arguments choose among the files by name, and nothing else
// runs. Prints one table, and writes the figures of the last run of each promise into docs/reliability.md.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { printTable, readFigures, writeReliability } from "./proof/write-reliability.mjs";

const chosen = process.argv.slice(2);
const figuresFolder = resolve("test-results", "proof");
rmSync(figuresFolder, { recursive: true, force: true });
process.env.PROOF_FIGURES = figuresFolder;
process.env.PROOFS = "1";

const steps = [["vitest", "run", ...(chosen.length > 0 ? chosen.map(withProof) : [".proof."])]];
if (chosen.length === 0)
  steps.push(["tsx", "scripts/crash-test.ts"], ["tsx", "scripts/crash-test.ts", "--random", "100"]);

let failed = 0;
for (const [program, ...words] of steps) if (!(await run(program, words))) failed += 1;
const figures = readFigures(figuresFolder);
printTable(figures);
writeReliability(figures);
process.exit(failed > 0 ? 1 : 0);

/** "walk" is the long walk, not the daily one. */
function withProof(name) {
  return name.includes("/") || name.includes(".") ? name : `${name}.proof`;
}

/** @returns whether the program ended well */
function run(program, words) {
  console.log(`\n== ${program} ${words.join(" ")}`);
  const child = spawn(`node_modules/.bin/${program}`, words, { stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}
