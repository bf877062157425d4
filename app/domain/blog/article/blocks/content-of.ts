import type { Token, Tokens } from "marked";
import { isLink, pictureIn } from "../figures.ts";

/** An image, or a link around one. */
export interface Picture {
  image: Tokens.Image;
  link?: Tokens.Link;
}

/** Undefined if there is anything else. */
export function picturesIn(tokens: readonly Token[]): Picture[] | undefined {
  const pictures = inlinesIn(tokens)?.map((token) => {
    const image = pictureIn(token);
    return image && (isLink(token) ? { image, link: token } : { image });
  });
  return pictures?.every((picture) => picture !== undefined) ? pictures : undefined;
}

/** Undefined if there is anything else. */
export function linkIn(tokens: readonly Token[]): Tokens.Link | undefined {
  const [only, ...others] = inlinesIn(tokens) ?? [];
  return only && isLink(only) && others.length === 0 ? only : undefined;
}

function inlinesIn(blocks: readonly Token[]): Token[] | undefined {
  const full = blocks.filter(({ type }) => type !== "space");
  if (full.some(({ type }) => type !== "paragraph")) return undefined;
  return full
    .flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : []))
    .filter(({ type, raw }) => type !== "br" && raw.trim() !== "");
}
