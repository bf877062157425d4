// npm start: builds when needed, then serves. Settings come from the environment and from .env; see .env.example.
import { isBuildFresh } from "./build-freshness.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

loadSettingsFile();
process.env.NODE_ENV = "production";
if (!isBuildFresh()) {
  console.log("Building (once; again only after a change) …");
  const { build } = await import("./build.mjs");
  try {
    build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await import("../build/server/server.js");
