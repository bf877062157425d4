import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { measurements } from "./speed/measurements.ts";

const usage = `npm run bench -- [NAME ...]

Runs the measurements of speed one after the other, prints their tables and writes them into docs/performance.md, with the
machine and the date. NAME: only these (bench:NAME each); the others keep what they said last.`;

const document = "docs/performance.md";

async function main(): Promise<void> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const startedAt = performance.now();
  for (const { name, title, told, words = [] } of measurements) {
    if (!(`bench:${name}` in scripts) || (names.length > 0 && !names.includes(name))) continue;
    console.log(`\n== npm run bench:${name}`);
    const { output, failed } = await run(name, words);
    if (failed) process.exitCode = 1;
    writeSection(name, [`## ${title}`, told, `\`npm run bench:${name}\`, ${machine()}:`, tableOf(output)].join("\n\n"));
  }
  console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s in all`);
}

/** @returns what it printed; a measurement that says OVER ends with 1, and has its table all the same */
function run(name: string, words: readonly string[]): Promise<{ output: string; failed: boolean }> {
  const child = spawn("npm", ["run", "-s", `bench:${name}`, "--", ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ output, failed: code !== 0 })));
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "unknown";
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${availableParallelism()} cores of ${model}, ${memory} GB, Node ${process.versions.node}`;
}

/** Lines of cells become a table, all others a block as it was printed. */
function tableOf(output: string): string {
  const lines = output.trim().split("\n");
  const rows = lines.filter((line) => line.includes(" | ")).map((line) => `| ${line} |`);
  if (rows.length === 0) return ["```", ...lines, "```"].join("\n");
  const columns = rows[0]!.split(" | ").length;
  return [rows[0], `|${"---|".repeat(columns)}`, ...rows.slice(1)].join("\n");
}

/** Puts a section where the one of its name stood, or at the end of the measurements. */
function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- end of bench:${name} -->`];
  const before = readFileSync(document, "utf8");
  const section = `${begin}\n${text}\n${end}`;
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  const last = "<!-- end of measurements -->";
  const after =
    from >= 0 && to > from
      ? before.slice(0, from) + section + before.slice(to + end.length)
      : before.replace(last, () => `${section}\n\n${last}`);
  writeFileSync(document, after);
}

await main();
