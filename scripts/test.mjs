// npm test: everything that must hold before a change lands, from the quickest check to the browser.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { isBuildFresh } from "./build-freshness.mjs";
import { findChromium } from "./find-chromium.mjs";

const reports = "test-results";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

const steps = [
  ["types", () => bin("react-router", "typegen") && bin("tsc", "-b")],
  ["lint", () => bin("biome", "check", "--error-on-warnings")],
  ["import rules", () => bin("depcruise", "app", "db", "scripts", "tests", "--config", ".dependency-cruiser.cjs")],
  ["build", () => isBuildFresh() || node("scripts/build.mjs")],
  ["unit and HTTP tests", runVitest],
  ["browser tests", runPlaywright],
];

for (const [name, step] of steps) {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  const ok = step();
  console.log(`== ${name}: ${ok ? "ok" : "FAILED"} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  if (!ok) {
    failed = Math.max(failed, 1);
    break;
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function runVitest() {
  const file = `${reports}/vitest.json`;
  const ok = bin("vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`);
  count(file, (report) => [report.numPassedTests, report.numFailedTests]);
  return ok;
}

function runPlaywright() {
  const file = `${reports}/playwright.json`;
  try {
    process.env.CHROMIUM_PATH = findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const ok = bin("playwright", "test", "--reporter=list,json");
  count(file, (report) => [report.stats.expected, report.stats.unexpected + report.stats.flaky]);
  return ok;
}

function count(file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, "utf8")));
    passed += good;
    failed += bad;
  } catch {
    failed += 1;
  }
}

function bin(name, ...args) {
  return run(`node_modules/.bin/${name}`, args);
}

function node(...args) {
  return run(process.execPath, args);
}

function run(command, args) {
  const result = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  return result.status === 0;
}
