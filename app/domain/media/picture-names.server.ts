import { randomBytes } from "node:crypto";

/** Names of stored pictures: random, so that they cannot be guessed; the same in URLs and on disk. */

const picturePathPattern = /^[a-z2-7]{26}\.(jpg|png)$/;

/** 128 random bits in base32 (RFC 4648, lower case): the `path` of a new picture. */
export function newPicturePath(ending: "jpg" | "png" = "jpg"): string {
  return `${base32(randomBytes(16))}.${ending}`;
}

/**
 * From URLs of older clients: "uploads/x.jpg", "/uploads/x.jpg", "/x.jpg". Undefined for anything that is not one of
 * our names.
 */
export function readPicturePath(address: string): string | undefined {
  const path = address.replace(/^\/?(?:uploads\/)?/, "");
  return picturePathPattern.test(path) ? path : undefined;
}

/** The file that holds one size of a picture; the full picture without `width`. A PNG is one in every size. */
export function pictureFileName(path: string, size?: { width: number; format: "jpeg" | "avif" | "png" }): string {
  if (!size) return path;
  const ending = path.endsWith(".png") ? "png" : size.format === "jpeg" ? "jpg" : "avif";
  return path.replace(/\.\w+$/, `-${size.width}.${ending}`);
}

/** The inverse of `pictureFileName`. */
export function pathOfFile(name: string): string {
  return name.replace(/(-\d+)?\.\w+$/, name.endsWith(".png") ? ".png" : ".jpg");
}

function base32(bytes: Uint8Array): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
