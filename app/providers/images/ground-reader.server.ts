import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WeightsError } from "#app/designer/reader/net/weights-error.ts";
import { readWeightsFile, type WeightsFile } from "#app/designer/reader/net/weights-file.ts";
import { createReader, type Reader } from "#app/designer/reader/see-photo.ts";
import { errorCode } from "#app/logging/error-code.ts";

/** Shipped with the program. */
function ownWeights(): string {
  return join(process.cwd(), "app", "designer", "reader", "weights", "ground-reader-1.bin");
}

/** @throws WeightsError with one line that says what is wrong, also for a wrong checksum */
export function readWeights(file = ownWeights()): WeightsFile {
  try {
    const weights = readWeightsFile(readFileSync(file));
    const sum = createHash("sha256").update(weights.data).digest("hex");
    if (sum !== weights.sha256) throw new WeightsError("the data are damaged (their checksum is another)");
    return weights;
  } catch (error) {
    const isMissing = errorCode(error) === "ENOENT";
    const why = isMissing ? "the file is missing" : error instanceof Error ? error.message : String(error);
    throw new WeightsError(`The weights of the ground reader cannot be used: ${why} (${file})`);
  }
}

/**
 * In one line for the operator; undefined for none. Reads the current file, in milliseconds: it may have been removed.
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

/** Unpacked on first use. @throws WeightsError */
export function groundReader(): Reader {
  reader ??= createReader(readWeights());
  return reader;
}
