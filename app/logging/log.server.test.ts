import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

const lines = 500;

async function logAndEnd(end: string) {
  const program = `import { log } from ${JSON.stringify(`${inject("programsFolder")}/log.js`)};
    for (let n = 0; n < ${lines}; n++) log.info({ n }, "line");
    ${end}`;
  const { PATH, HOME, TMPDIR, DATA_DIR } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    env: { PATH, HOME, TMPDIR, DATA_DIR, LOG_LEVEL: "info" },
  });
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test.each([
  ["at once", "process.exit(0);"],
  ["by itself", ""],
  ["by a surprise", 'process.on("uncaughtException", () => process.exit(0)); throw new Error();'],
])("a process that ends %s has written every line, in order", async (_title, end) => {
  const logged = await logAndEnd(end);
  expect(logged.map(({ n }) => n)).toEqual(Array.from({ length: lines }, (_, n) => n));
});

test("lines have their time to the millisecond", async () => {
  const before = Date.now();
  const logged = await logAndEnd("process.exit(0);");
  for (const { time } of logged) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  }
});
