import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { operatorPrograms } from "../../scripts/operator-programs.mjs";

// The build exists: the server for these tests waits for it.
const folder = join("build", "server");

test("what operators run is built, and needs no package that only developers install", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  expect(files).toEqual(expect.arrayContaining(operatorPrograms.map((name) => `${name}.js`)));
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const missing = files.flatMap((name) =>
    packagesOf(readFileSync(join(folder, name), "utf8")).filter((needed) => !Object.hasOwn(dependencies, needed)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["start.mjs", []],
  ["operate.mjs", ["worker"]],
  ["operate.mjs", ["backup", "--to", "unused"]],
  ["operate.mjs", ["restore", "--review"]],
  ["operate.mjs", ["drill"]],
  ["operate.mjs", ["update-check"]],
  ["operate.mjs", ["go-back"]],
  ["operate.mjs", ["move-to", "file"]],
  ["operate.mjs", ["import-posts", "docs"]],
])("scripts/%s %j: a DATA_DIR that is a file is refused in one line", async (program, words) => {
  const ended = runWithFileAsData(program, words);
  const line = /^Setting DATA_DIR: \S+package\.json is a file, not a folder\. See \.env\.example\.\n$/;
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(line) });
});

test("the doctor names it, too", async () => {
  const ended = runWithFileAsData("operate.mjs", ["doctor"]);
  const stdout = expect.stringMatching(/^broken\s+settings\s+Setting DATA_DIR: \S+ is a file, not a folder\./);
  await expect(ended).rejects.toMatchObject({ code: 1, stdout, stderr: "" });
});

function runWithFileAsData(program: string, words: readonly string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: "package.json" };
  return promisify(execFile)(process.execPath, [join("scripts", program), ...words], { env });
}

test("React is required: importing it, Node would read all of it through first", () => {
  const files = readdirSync(join(folder, "assets"), { encoding: "utf8" });
  const sources = files.map((name) => readFileSync(join(folder, "assets", name), "utf8"));
  expect(sources.flatMap((source) => [...source.matchAll(required)].map(([, name]) => name))).toContain("react");
  expect(sources.filter((source) => /^import\b[^;]*"react(?:-dom|\/|"|-router)/m.test(source))).toEqual([]);
});

const required = /\bcreateRequire\(import\.meta\.url\)\(["']([^"']+)["']\)/g;

/** Packages a built file imports or requires, at its start or later. */
function packagesOf(source: string): string[] {
  const imports = source.matchAll(/^(?:import|export)\b[^;'"]*?["']([^"']+)["'];?$|\bimport\(["']([^"']+)["']\)/gm);
  const names = [...imports, ...source.matchAll(required)]
    .map(([, early, late]) => (early ?? late)!)
    .filter((name) => !/^[./]|^node:/.test(name));
  return names
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name[0] === "@" ? 2 : 1)
        .join("/"),
    );
}
