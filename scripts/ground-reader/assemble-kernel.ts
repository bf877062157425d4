import { readFileSync, writeFileSync } from "node:fs";
import loadWabt from "wabt";

/** `npm run reader-kernel`: assembles the reader's inner loops, kernel.wat, into kernel-code.ts beside it. */
const folder = "app/designer/reader/net";

/** The WebAssembly module in Base64: it travels with the designer, which reads no files. */
export async function assembleKernel(): Promise<string> {
  const wabt = await loadWabt();
  const source = readFileSync(`${folder}/kernel.wat`, "utf8");
  const { buffer } = wabt.parseWat("kernel.wat", source, { simd: true }).toBinary({});
  return Buffer.from(buffer).toString("base64");
}

if (import.meta.filename === process.argv[1]) {
  const code = `/** kernel.wat, assembled by \`npm run reader-kernel\`. */\nexport const kernelCode =\n  "${await assembleKernel()}";\n`;
  writeFileSync(`${folder}/kernel-code.ts`, code);
}
