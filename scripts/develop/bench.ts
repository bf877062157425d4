import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { measurements } from "../bench/speed/measurements.ts";
import { benchCommands } from "../commands/bench.mjs";
import { type Given, refuse, runCommand } from "../commands/command-line.mjs";

const declared = benchCommands.bench;

const document = "docs/performance.md";

async function main({ positionals: names }: Given<typeof declared>): Promise<void> {
  const known = measurements.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return refuse(declared, `there is no '${unknown}', but ${known.join(", ")}`);
  const startedAt = performance.now();
  for (const { name, title, told, words = [] } of measurements) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n== npm run bench -- ${name}`);
    const { output, failed } = await run(name, words);
    if (failed) process.exitCode = 1;
    writeSection(
      name,
      [`## ${title}`, told, `\`npm run bench -- ${name}\`, ${machine()}:`, tableOf(output)].join("\n\n"),
    );
  }
  console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s in all`);
}

/** @returns its output; a measurement that prints OVER ends with 1, but its table is still valid */
function run(name: string, words: readonly string[]): Promise<{ output: string; failed: boolean }> {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/bench/${name}.ts`, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
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

/** Replaces the section of that name, or appends it to the measurements. */
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

await runCommand(declared, main);
