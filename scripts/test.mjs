import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { isBuildFresh } from "./build-freshness.mjs";
import { command, readCommandLine } from "./commands/command-line.mjs";
import { findChromium } from "./find-chromium.mjs";

readCommandLine(
  command({
    call: "npm test",
    about: `
Everything that must hold before a change lands, from the quickest check to the browser: types, lint, import rules, unit, HTTP
and browser tests. For single files: npx vitest run FILE.`,
  }),
);

const reports = "test-results";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** With what they printed first, for the end of a long output. */
const failures = [];

/** Names of the steps and what runs them. Steps of one line run one after the other, lines in parallel. */
const rounds = [
  // Each of these uses about one core, however many there are.
  [
    [
      ["types", async () => (await bin("react-router", "typegen")) && (await bin("tsc", "-b"))],
      ["build", () => isBuildFresh() || node("scripts/build.mjs")],
    ],
    [
      ["lint", () => bin("biome", "check", "--error-on-warnings")],
      [
        "import rules",
        () => bin("depcruise", "app", "db", "scripts", "lab", "tests", "--config", ".dependency-cruiser.cjs"),
      ],
    ],
  ],
  // Tests of pure functions use the cores that the others, which wait for processes and answers, leave idle: at the lowest
  // priority, like the processes that draw designs for the others.
  [
    [["unit tests", () => runVitest(["pure"], 19)]],
    [["database, domain and HTTP tests", () => runVitest(["database", "domain", "http"], 0)]],
  ],
  [[["browser tests", runPlaywright]]],
];

for (const lines of rounds) {
  const ends = await Promise.all(lines.map(runSteps));
  if (ends.includes(false)) {
    failed = Math.max(failed, 1);
    break;
  }
}

for (const { title, message } of failures) console.log(`\nFAILED ${title}\n${message.slice(0, 1_000)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Up to the first that fails. @returns whether none did */
async function runSteps(steps) {
  for (const [name, step] of steps) {
    const startedAt = Date.now();
    console.log(`\n== ${name}`);
    const ok = await step();
    console.log(`== ${name}: ${ok ? "ok" : "FAILED"} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    if (!ok) return false;
  }
  return true;
}

async function runVitest(projects, niceness) {
  const file = `${reports}/vitest-${projects.join("-")}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await run("node_modules/.bin/vitest", ["run", ...chosen, ...reporters], niceness);
  count(file, (report) => {
    failures.push(...report.testResults.flatMap(failuresOf));
    return [report.numPassedTests, report.numFailedTests];
  });
  return ok;
}

/** Of one file: its failed tests, or that it could not be run at all. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => ({ title: `${name}: ${test.fullName}`, message: test.failureMessages.join("\n") }));
  return tests.length === 0 && status === "failed" ? [{ title: name, message }] : tests;
}

async function runPlaywright() {
  const file = `${reports}/playwright.json`;
  try {
    process.env.CHROMIUM_PATH = findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const ok = await bin("playwright", "test", "--reporter=list,json");
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

/** @returns whether it succeeded */
function run(command, args, niceness = 0) {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (child.pid && niceness > 0) setPriority(child.pid, niceness);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
