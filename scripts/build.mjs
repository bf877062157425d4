import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sourceFingerprint, writeFingerprint } from "./build-freshness.mjs";
import { command, runCommand } from "./commands/command-line.mjs";

const declared = command({
  call: "npm run build",
  about: "Compiles the app into build, then compresses what browsers will fetch.",
});

const compressible = /\.(js|css|svg|txt|xml|json|webmanifest)$/;

export function build() {
  const fingerprint = sourceFingerprint();
  const result = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.js", "build"], {
    // The compilers' output matters only when something is wrong.
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    throw new Error("The build failed; the lines above say why.");
  }
  compressFolder(join("build", "client"));
  writeFingerprint(fingerprint);
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const plain = readFileSync(file);
    const level = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, level));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

if (import.meta.filename === realpathSync(process.argv[1])) await runCommand(declared, build);
