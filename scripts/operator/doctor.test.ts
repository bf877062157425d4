import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** npm run doctor, with these settings and no others. */
async function runDoctor(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: mkdtempSync(join(tmpdir(), "doctor-run-")), PORT: "1", ...settings };
  const child = spawn(process.execPath, ["scripts/operate.mjs", "doctor"], { env: env as NodeJS.ProcessEnv });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

test("an installation without any key is in order", async () => {
  const { code, output } = await runDoctor({});
  expect(output).toContain("Nothing is broken.");
  expect(output).toMatch(/ok +pictures +built-in designer drew/);
  expect(output).toMatch(/note +payments +test cards only/);
  expect(code).toBe(0);
});

test("a wrong setting is named, without its value, and ends with 1", async () => {
  const { code, output } = await runDoctor({ STRIPE_SECRET_KEY: "sk_secretvalue" });
  expect(output).toMatch(/broken +settings +Setting STRIPE_SECRET_KEY/);
  expect(output).not.toContain("secretvalue");
  expect(code).toBe(1);
});
