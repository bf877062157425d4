import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeCommands } from "../lab/commands/make.mjs";
import { measureCommands } from "../lab/commands/measure.mjs";
import { benchCommands, findMeasurement, measurements } from "./commands/bench.mjs";
import { findCommand, parseCommandLine } from "./commands/command-line.mjs";
import { developCommands } from "./commands/develop.mjs";
import { operatorCommands } from "./commands/operate.mjs";
import { listDocumentedCommands, readWords } from "./documents/documented-commands.ts";

/** Third-party programs, with their own help. */
const thirdParty = ["lint", "format", "typecheck"];
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const ours = Object.keys(scripts).filter((name) => !thirdParty.includes(name));
/** Programs that find a declared command and check its arguments before anything else: one process for each shows that they do. */
const dispatchers: Record<string, Parameters<typeof findCommand>[1]> = {
  "scripts/operate.mjs": operatorCommands,
  "scripts/run.mjs": { ...developCommands, ...benchCommands },
  "lab/run.mjs": { ...measureCommands, ...makeCommands },
};
const documents = ["README.md", "ARCHITECTURE.md", "STYLE.md", ...markdownIn("docs"), ...markdownIn("lab")];
const documented = [...new Set(documents.flatMap((file) => listDocumentedCommands(readFileSync(file, "utf8"))))];

// Only the programs are here: a command that opens a database, reads settings, builds or starts a server would fail.
const folder = mkdtempSync(join(tmpdir(), "commands-"));
for (const programs of ["scripts", "lab"]) symlinkSync(resolve(programs), join(folder, programs));
const photos = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => {
  for (const made of [folder, photos]) rmSync(made, { recursive: true });
});

test.concurrent.each(ours)("npm run %s answers --help", async (name) => {
  const { exitCode, stdout, stderr } = await answer([...programOf(name), "--help"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  const call = ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
  expect(stdout).toMatch(new RegExp(`^Usage: ${call} .*\\n\\n\\S`));
});

test.concurrent.each(ours)("npm run %s refuses in one line what it does not know", async (name) => {
  const { exitCode, stdout, stderr } = await answer([...programOf(name), "--no-such-option"]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]*'--no-such-option'[^\n]*\n$/);
});

test("programs without an npm script answer --help too, and each has its file", async () => {
  for (const name of ["samples", "specimens", "synthetic-yards"]) {
    const { exitCode, stdout } = await answer(["lab/run.mjs", name, "--help"]);
    expect({ name, exitCode, stdout }).toEqual({ name, exitCode: 0, stdout: expect.stringMatching(/^Usage: /) });
  }
  const inScripts = { ...developCommands, ...benchCommands };
  for (const name of Object.keys(inScripts)) expect(existsSync(`scripts/develop/${name}.ts`), name).toBe(true);
  for (const name of Object.keys(measurements)) expect(existsSync(`scripts/bench/${name}.ts`), name).toBe(true);
  const inLab = { ...measureCommands, ...makeCommands };
  for (const name of Object.keys(inLab)) expect(existsSync(`lab/${name}.ts`), name).toBe(true);
});

test.each([
  ["scripts/run.mjs", "design"],
  ["scripts/run.mjs", "bench", "cache"],
  ["scripts/operate.mjs", "doctor"],
  ["lab/run.mjs", "samples"],
])("%s %s answers as its declaration does", async (...words) => {
  for (const flag of ["--help", "--no-such-option"]) {
    const { exitCode, stdout, stderr } = await run([...words, flag]);
    const declared = await answer([...words, flag]);
    expect({ exitCode, stdout }).toEqual({ exitCode: declared.exitCode, stdout: declared.stdout });
    expect(stderr).toContain(declared.stderr.trimEnd());
    expect(stderr).toMatch(flag === "--help" ? /^$/ : /^[^\n]*'--no-such-option'[^\n]*\n$/);
  }
});

test.each(Object.keys(dispatchers))("%s lists its commands, and refuses others", async (program) => {
  const list = await run([program, "--help"]);
  expect(list).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Usage: .*COMMAND/) });
  const wrong = await run([program, "no-such-command"]);
  expect(wrong).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringMatching(/^[^\n]*no-such-command[^\n]*\n$/),
  });
});

test.each([
  ["scripts/run.mjs", "bench", /'nonsense', but cache, .*designer/],
  ["scripts/proof.mjs", "", /'nonsense'/],
  ["lab/scenes.mjs", "", /'nonsense'/],
  ["scripts/run.mjs", "mutate", /nonsense/],
])("%s %s nonsense: a name that is not known is refused in one line", async (program, command, words) => {
  const args = [program, ...(command ? [command] : []), "nonsense"];
  const { exitCode, stdout, stderr } = await run(args, process.cwd());
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(words);
});

const yard = readFileSync("tests/fixtures/fenced-back-yard.jpg");

test.each([
  ["cut off in the middle", yard.subarray(0, 30_000), "cannot be decoded: "],
  ["cut off at its end", yard.subarray(0, -1), "cannot be decoded: "],
  ["cut off in its header", yard.subarray(0, 300), "cannot be decoded: "],
  ["empty", Buffer.alloc(0), "is neither a JPEG nor a PNG"],
  ["no picture at all", Buffer.from("Dear gardener"), "is neither a JPEG nor a PNG"],
])("what fails in a command is one line: a photo that is %s", async (_, bytes, words) => {
  const photo = join(photos, "photo.jpg");
  writeFileSync(photo, bytes);
  const { exitCode, stdout, stderr } = await run(["scripts/run.mjs", "design", photo], process.cwd());
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^\\S+photo\\.jpg ${words}[^\\n]*\\n$`));
});

test("the documents name commands", () => {
  expect(documented.length).toBeGreaterThan(80);
});

/** With --help words are checked and nothing is run: a misspelled option or one argument too many is refused. */
test.concurrent.each(documented)("%s is a command line that works", async (line) => {
  const [first, ...rest] = readWords(line);
  expect(first).toMatch(/^n(?:pm|ode)$/);
  const args = first === "npm" ? argsOfNpm(rest) : rest;
  if (!args) return;
  const { exitCode, stdout, stderr } = await answer([...args, "--help"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: /);
});

test("none of this has left anything behind", () => {
  expect(readdirSync(folder)).toEqual(["lab", "scripts"]);
});

/** Node's arguments for `npm run NAME -- ...`; undefined for third-party programs. */
function argsOfNpm(words: readonly string[]): string[] | undefined {
  const [name = "", ...rest] = words[0] === "run" ? words.slice(1) : words;
  expect(Object.keys(scripts)).toContain(name);
  if (thirdParty.includes(name)) return undefined;
  return [...programOf(name), ...(rest[0] === "--" ? rest.slice(1) : rest)];
}

function programOf(name: string): string[] {
  const [program, ...words] = scripts[name]!.split(" ");
  expect(program).toBe("node");
  return words;
}

/** As `run`, without a process where a dispatcher would only check the words against a declaration. */
async function answer(args: readonly string[]): ReturnType<typeof run> {
  const [program = "", name = "", ...rest] = args;
  const commands = dispatchers[program];
  if (!commands || !Object.hasOwn(commands, name)) return run(args);
  const measurement = program === "scripts/run.mjs" ? findMeasurement([name, ...rest]) : undefined;
  const found = measurement ?? findCommand(program, commands, [name, ...rest]);
  const { help, problem } = parseCommandLine(found.declared, found.rest);
  return {
    exitCode: problem === undefined ? 0 : 2,
    stdout: help ? `${help}\n` : "",
    stderr: problem ? `${problem}\n` : "",
  };
}

function run(args: readonly string[], cwd = folder): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH };
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      done({ exitCode: typeof error?.code === "number" ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}

function markdownIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(path, name));
}
