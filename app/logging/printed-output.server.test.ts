import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

const sent = "12 Maple Street";

async function run(words: string): Promise<{ lines: Record<string, unknown>[]; stderr: string; text: string }> {
  const program = `import { logOutputOf, logWhatIsPrinted } from ${JSON.stringify(`${inject("programsFolder")}/printed-output.js`)};
    import { spawn } from "node:child_process";
    const sent = ${JSON.stringify(sent)};
    logWhatIsPrinted();
    ${words}`;
  const { PATH, HOME, TMPDIR, DATA_DIR } = process.env;
  const environment = { PATH, HOME, TMPDIR, DATA_DIR, LOG_LEVEL: "info", NODE_ENV: "production" };
  const child = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { env: environment });
  const { stdout, stderr } = await child.catch((error) => error);
  const lines = stdout.trimEnd().split("\n").filter(Boolean);
  return { lines: lines.map((line: string) => JSON.parse(line)), stderr, text: stdout };
}

test.each([
  ["console.log", "console.log(sent, { sent });", { level: 30, by: "console" }],
  ["console.warn with an error", 'console.warn("no", new TypeError(sent));', { level: 50, type: "TypeError" }],
  ["console.error with a stack", "console.error(new RangeError(sent).stack);", { level: 50, type: "RangeError" }],
  ["console.table", "console.table([sent]);", { level: 30 }],
  ["console.assert", "console.assert(false, sent);", { level: 50 }],
  ["a warning", 'process.emitWarning(sent, "OddWarning", "ODD");', { err: { type: "OddWarning", code: "ODD" } }],
  [
    "Node's own warning",
    'process.emitWarning("old", { code: "DEP0001", type: "DeprecationWarning" });',
    { words: "old" },
  ],
  [
    "an error that nothing catches",
    "setTimeout(() => { throw new Error(sent); });",
    { level: 60, err: { type: "Error" } },
  ],
  ["a refusal that nothing catches", "Promise.reject(new TypeError(sent));", { level: 60, err: { type: "TypeError" } }],
  [
    "a child process",
    `logOutputOf(spawn(process.execPath, ["-e", "console.error(new TypeError('" + sent + "').stack)"], { cwd: "/" }), "child");`,
    { level: 50, by: "child", type: "TypeError" },
  ],
])("%s is a line of the log, without what was sent", async (_title, words, line) => {
  const { lines, stderr, text } = await run(words);
  expect(lines).toEqual([
    expect.objectContaining({ ...line, ...("err" in line && { err: expect.objectContaining(line.err) }) }),
  ]);
  expect(text).not.toContain("Maple");
  expect(stderr).toBe("");
});

test("what is printed names the place in the program that printed it", async () => {
  const { lines } = await run(`const { createRequire } = await import("node:module");
    createRequire(process.cwd() + "/")("./tests/fixtures/printing-library.cjs").print(sent);`);
  expect(lines[0]?.stack).toEqual([
    expect.stringMatching(/^exports\.print tests\/fixtures\/printing-library\.cjs:\d+:\d+$/),
  ]);
});
