import { seenKinds, seenMarks } from "../seen/seen-kinds.ts";
import type { NetStep } from "./net-steps.ts";
import { readSteps } from "./read-steps.ts";
import { WeightsError } from "./weights-error.ts";

export interface NetInput {
  longSide: number;
  /** Both sides are multiples of it. */
  multipleOf: number;
  /** Per channel, of values from 0 to 1. */
  mean: readonly number[];
  std: readonly number[];
  /** Whether two channels hold the pixel's position. */
  coordinates: boolean;
}

export interface WeightsFile {
  input: NetInput;
  steps: readonly NetStep[];
  photo: readonly string[];
  /** SHA-256 of the data in hexadecimal digits, according to the file. */
  sha256: string;
  data: Uint8Array;
}

const magic = "LAGR";
const preamble = 8;
const version = 1;

/**
 * Parses the file that training writes: "LAGR", the header's length (32 bit, little endian), the header (JSON, padded
 * with spaces to a multiple of 4), the data. The caller verifies the checksum, because the designer has no hash
 * functions.
 * @throws WeightsError
 */
export function readWeightsFile(bytes: Uint8Array): WeightsFile {
  const header = readHeader(bytes);
  if (header.version !== version) throw new WeightsError(`version ${header.version} is not known here`);
  expectNames(header.kinds, seenKinds, "kinds");
  expectNames(header.marks, seenMarks, "marks");
  const photo = header.photo ?? [];
  if (!isNames(photo)) throw new WeightsError("the photo's answers have no names");
  if (typeof header.sha256 !== "string") throw new WeightsError("no checksum");
  const data = bytes.subarray(preamble + headerLength(bytes));
  const input = readInput(header.input);
  const channels = input.mean.length + (input.coordinates ? 2 : 0);
  const widths = { kinds: seenKinds.length, marks: seenMarks.length, photo: photo.length };
  return { input, steps: readSteps(header.ops, channels, widths, data.length), photo, sha256: header.sha256, data };
}

function headerLength(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, preamble).getUint32(4, true);
}

function readHeader(bytes: Uint8Array): Record<string, unknown> {
  const start = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (bytes.length < preamble || start !== magic) throw new WeightsError("not a file of weights");
  const length = headerLength(bytes);
  if (preamble + length > bytes.length) throw new WeightsError("the file ends within its header");
  try {
    return JSON.parse(new TextDecoder().decode(bytes.subarray(preamble, preamble + length)));
  } catch {
    throw new WeightsError("the header cannot be read");
  }
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

function expectNames(value: unknown, expected: readonly string[], what: string): void {
  if (!isNames(value) || value.join() !== expected.join()) throw new WeightsError(`other ${what} than are known here`);
}

const colorChannels = 3;

function readInput(value: unknown): NetInput {
  const { longSide, multipleOf, mean, std, coordinates } = (value ?? {}) as Partial<NetInput>;
  const isColor = (numbers: unknown): numbers is number[] =>
    Array.isArray(numbers) && numbers.length === colorChannels && numbers.every(Number.isFinite);
  if (!(Number(longSide) > 0 && Number(multipleOf) > 0 && isColor(mean) && isColor(std) && !std.includes(0)))
    throw new WeightsError("the header says nothing usable of the picture");
  return { longSide: Number(longSide), multipleOf: Number(multipleOf), mean, std, coordinates: coordinates === true };
}
