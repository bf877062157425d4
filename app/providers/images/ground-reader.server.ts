import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WeightsError } from "#app/designer/reader/net/weights-error.ts";
import { readWeightsFile, type WeightsFile } from "#app/designer/reader/net/weights-file.ts";
import { createReader, type Reader } from "#app/designer/reader/see-photo.ts";

/** What the built-in designer has learned of yards; comes with the program, as the migrations do. */
function ownWeights(): string {
  return join(process.cwd(), "app", "designer", "reader", "weights", "ground-reader-1.bin");
}

/**
 * Reads the weights and compares them with the checksum that they carry.
 * @throws WeightsError with one line that says what is wrong
 */
export function readWeights(file = ownWeights()): WeightsFile {
  try {
    const weights = readWeightsFile(readFileSync(file));
    const sum = createHash("sha256").update(weights.data).digest("hex");
    if (sum !== weights.sha256) throw new WeightsError("the data are damaged (their checksum is another)");
    return weights;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const why = isMissing ? "the file is missing" : error instanceof Error ? error.message : String(error);
    throw new WeightsError(`The weights of the ground reader cannot be used: ${why} (${file})`);
  }
}

/**
 * What keeps pictures from being drawn, in one line for the operator; undefined when nothing does. Looks at the file as it
 * is now, in a few milliseconds: it may have gone since the start.
 */
export function faultOfWeights(file?: string): string | undefined {
  try {
    readWeights(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

let reader: Reader | undefined;

/** The reader of this process, unpacked when first asked for. @throws WeightsError */
export function groundReader(): Reader {
  reader ??= createReader(readWeights());
  return reader;
}
