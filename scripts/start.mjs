import { isBuildFresh } from "./build-freshness.mjs";
import { command, describeError, readCommandLine } from "./commands/command-line.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const declared = command({
  call: "npm start",
  about:
    "Builds when needed, then serves. Settings come from the environment and from .env; .env.example explains each.",
});
readCommandLine(declared);
loadSettingsFile();
process.env.NODE_ENV = "production";
if (!isBuildFresh()) {
  console.log("Building (once; again only after a change) …");
  const { build } = await import("./build.mjs");
  try {
    build();
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
await import("../build/server/server.js");
