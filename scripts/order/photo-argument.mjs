import { readFile } from "node:fs/promises";

/** Magic numbers. */
const kinds = [
  { type: "image/jpeg", begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: "image/png", begins: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
];

/**
 * Reads a photo that was named on a command line.
 * @param {string} file
 * @throws in one line, when it is no JPEG or PNG that can be read
 */
export async function readPhotoFile(file) {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(reasons[error.code]?.(file) ?? `${file} cannot be read: ${error.code}.`);
  });
  const kind = kinds.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins));
  if (!kind) throw new Error(`${file} is neither a JPEG nor a PNG.`);
  return { bytes, type: kind.type };
}

/** @type {Record<string, ((file: string) => string) | undefined>} */
const reasons = {
  ENOENT: (file) => `There is no file ${file}.`,
  ENOTDIR: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder, not a photo.`,
  EACCES: (file) => `${file} may not be read by this user.`,
};
