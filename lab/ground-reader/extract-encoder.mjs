// node extract-encoder.mjs PACKAGE OUT
// Writes the encoder that training starts from as plain float32 (mobilenet.bin) with its names (mobilenet.json): the
// MobileNetV2 that npm's package nsfwjs 4.4.0 brings along (MIT licence, Infinite Red, Inc.), got by `npm pack nsfwjs@4.4.0`
// and unpacked at PACKAGE. What it was made for does not matter here: its first layers know edges, textures and shapes.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [packed, out] = process.argv.slice(2).map((folder) => resolve(folder));
const folder = join(packed, "dist", "models", "mobilenet_v2");
const load = async (file) => (await import(pathToFileURL(join(folder, file)).href)).default;
const { weightsManifest } = await load("model.min.js");
const shard = await load("group1-shard1of1.min.js");
const bytes = Buffer.from(typeof shard === "string" ? shard : Object.values(shard)[0], "base64");

const names = {};
const parts = [];
let [from, offset] = [0, 0];
for (const { name, shape, quantization } of weightsManifest[0].weights) {
  const count = shape.reduce((product, side) => product * side, 1);
  const coded = quantization?.dtype === "uint8";
  const values = Float32Array.from({ length: count }, (_, i) =>
    coded ? bytes[from + i] * quantization.scale + quantization.min : bytes.readFloatLE(from + 4 * i),
  );
  from += coded ? count : 4 * count;
  names[name] = { shape, offset };
  offset += count;
  parts.push(Buffer.from(values.buffer));
}
writeFileSync(join(out, "mobilenet.bin"), Buffer.concat(parts));
writeFileSync(join(out, "mobilenet.json"), JSON.stringify(names));
