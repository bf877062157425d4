import { readRequestId } from "../request/request-id.ts";

/** Which picture of an order is meant, in addresses and in words. Safe in the browser. */

export type PictureOrigin = "ordered" | "not-my-yard" | "change";

export interface NamedPicture {
  variationNumber: number;
  origin: PictureOrigin;
}

/** As it stands in addresses: "3", "3-change", "3-not-my-yard". */
export function pictureName({ variationNumber, origin }: NamedPicture): string {
  return origin === "ordered" ? String(variationNumber) : `${variationNumber}-${origin}`;
}

/** The way back; undefined for everything else. */
export function readPictureName(name: string): NamedPicture | undefined {
  const [number, origin = "ordered"] = name.split(/-(.*)/s, 2) as [string, PictureOrigin?];
  const variationNumber = readRequestId(number);
  const picture = variationNumber === undefined ? undefined : { variationNumber, origin };
  return picture && Object.hasOwn(originWords, origin) && pictureName(picture) === name ? picture : undefined;
}

/** "design 3", "design 3, changed", "design 3, made anew". */
export function pictureWords({ variationNumber, origin }: NamedPicture): string {
  return `design ${variationNumber}${originWords[origin]}`;
}

/** The same as a heading: "Design 3, changed". */
export function pictureTitle(picture: NamedPicture): string {
  return pictureWords(picture).replace("design", "Design");
}

const originWords = { ordered: "", "not-my-yard": ", made anew", change: ", changed" };
