import { readFileSync } from "node:fs";
import loadWabt from "wabt";

/** Of the reader's inner loops, kernel.wat, and what they are assembled into, kernel-code.ts. */
export const folder = "app/designer/reader/net";

/** The WebAssembly module in Base64: it travels with the designer, which reads no files. */
export async function assembleKernel(): Promise<string> {
  const wabt = await loadWabt();
  const source = readFileSync(`${folder}/kernel.wat`, "utf8");
  const { buffer } = wabt.parseWat("kernel.wat", source, { simd: true }).toBinary({});
  return Buffer.from(buffer).toString("base64");
}
