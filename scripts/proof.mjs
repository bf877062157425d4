// npm run proof: what takes too long for npm test, the files named X.proof.test.ts. Arguments choose among them by name.
import { spawn } from "node:child_process";

const chosen = process.argv.slice(2);
const vitest = spawn("node_modules/.bin/vitest", ["run", ...(chosen.length > 0 ? chosen : [".proof."])], {
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, PROOFS: "1" },
});
vitest.once("exit", (code) => process.exit(code ?? 1));
