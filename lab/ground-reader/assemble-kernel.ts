import { readFileSync } from "node:fs";
import loadWabt from "wabt";

/** Of kernel.wat and kernel-code.ts. */
export const folder = "app/designer/reader/net";

/** In Base64: it is part of the designer, which reads no files. */
export async function assembleKernel(): Promise<string> {
  const wabt = await loadWabt();
  const source = readFileSync(`${folder}/kernel.wat`, "utf8");
  const { buffer } = wabt.parseWat("kernel.wat", source, { simd: true }).toBinary({});
  return Buffer.from(buffer).toString("base64");
}
