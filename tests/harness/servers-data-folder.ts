import { inject } from "vitest";
import { waitUntilHealthy } from "./running-server.ts";

// The test process works on the server's own database and signs with its secret, so that it can write session rows.
const baseUrl = inject("baseUrl");
Object.assign(process.env, {
  NODE_ENV: "test",
  DATA_DIR: inject("dataDir"),
  PUBLIC_URL: baseUrl,
  PORT: new URL(baseUrl).port,
  RUN_JOBS: "0",
  LOG_LEVEL: "silent",
});
await waitUntilHealthy(baseUrl);
