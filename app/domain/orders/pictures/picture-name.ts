import { readRequestId } from "../request/request-id.ts";

/** Identifies a picture of an order, in URLs and in words. Safe in the browser. */

const origins = ["ordered", "not-my-yard", "change"] as const;
export type PictureOrigin = (typeof origins)[number];

export interface NamedPicture {
  variationNumber: number;
  origin: PictureOrigin;
}

export function pictureName({ variationNumber, origin }: NamedPicture): string {
  return origin === "ordered" ? String(variationNumber) : `${variationNumber}-${origin}`;
}

/** The inverse; undefined for anything else. */
export function readPictureName(name: string): NamedPicture | undefined {
  const [number = "", word = "ordered"] = name.split(/-(.*)/s, 2);
  const variationNumber = readRequestId(number);
  const origin = origins.find((one) => one === word);
  if (variationNumber === undefined || origin === undefined) return undefined;
  const picture = { variationNumber, origin };
  return pictureName(picture) === name ? picture : undefined;
}

export function pictureWords({ variationNumber, origin }: NamedPicture): string {
  return `design ${variationNumber}${originWords[origin]}`;
}

export function pictureTitle(picture: NamedPicture): string {
  return pictureWords(picture).replace("design", "Design");
}

const originWords = { ordered: "", "not-my-yard": ", drawn again", change: ", changed" };
