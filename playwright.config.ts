import { defineConfig } from "playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  // Twice what the smallest machine has cores: journeys wait for pictures and clocks, and three of them left a third of two
  // cores idle. Each needs a browser of its own.
  workers: 4,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: "./tests/e2e/site/start-site.ts",
  use: {
    // An element or page that never comes fails its step by name, long before the whole test's time is over.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A new context for each test starts a renderer that learns every page anew, which costs more than most journeys. Cookies,
    // storage, routes, clocks and the window are reset between tests; whoever sets more (offline, permissions) takes it back.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Most pages are looked at for a second: what makes a script fast later costs more than it saves.
        "--js-flags=--no-opt --no-maglev --single-threaded-gc --max-lazy",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // What attacks name leads nowhere, at once, and the new shop's public address to this machine.
        "--host-resolver-rules=MAP evil.test ~NOTFOUND, MAP a.test ~NOTFOUND, MAP green-acres.test 127.0.0.1",
      ],
    },
    // A page that waits for a picture shimmers, which in a browser without a graphics card costs more than drawing the picture.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
  projects: [
    // Few journeys, beside the others: each process that runs tests needs a browser of its own.
    { name: "javascript off", use: { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }, workers: 1 },
    { name: "javascript on", use: { javaScriptEnabled: true, viewport: { width: 1280, height: 900 } } },
  ],
});
