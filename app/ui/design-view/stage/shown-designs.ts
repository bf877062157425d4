import type { DesignImage, DesignVersion } from "#app/domain/orders/order.ts";
import { pictureName } from "#app/domain/orders/pictures/picture-name.ts";

/** Which designs of an order are looked at: `?design=3` in the frame, `?design=3&with=1-change` beside another one. */
export interface DesignChoice {
  design: DesignVersion;
  beside?: DesignVersion;
}

/** All pictures of an order, each before what was made of it. */
export function listVersions(images: readonly Pick<DesignImage, "versions">[]): DesignVersion[] {
  return (images as DesignImage[]).flatMap((image) => [image, ...image.versions]);
}

/** @returns the first design for a name that is none's; undefined without any picture */
export function chooseDesign(designs: readonly DesignVersion[], query: URLSearchParams): DesignChoice | undefined {
  const named = (name: string | null) => designs.find((version) => pictureName(version) === name);
  const design = named(query.get("design")) ?? designs[0];
  const beside = named(query.get("with"));
  return design && { design, beside: beside === design ? undefined : beside };
}

/** The page with this design in the frame, and the frame in view. */
export function designAddress(design: DesignVersion, beside?: DesignVersion): string {
  const query = new URLSearchParams({ design: pictureName(design) });
  if (beside) query.set("with", pictureName(beside));
  return `?${query}#design`;
}

/**
 * The designer's list of what lies in a design, as a person would say it: "A round brick patio, a curved gravel path and natural
 * planting." Another provider's title stays as it is.
 */
export function titleSentence(title: string): string {
  // Only the first begins with a capital that is not its own: "Mediterranean" keeps its.
  const parts = (title.charAt(0).toLowerCase() + title.slice(1)).split(", ").map(withArticle);
  const last = parts.pop()!;
  if (parts.length === 0 || /[.!?]$/.test(last)) return title;
  const sentence = `${parts.join(", ")} and ${last}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Of the designer's things, a patio, a deck and a path lack their article. */
function withArticle(words: string): string {
  if (!/^(?!an? |the ).*(?:\bpatio\b|\bdeck\b|(?<!the )\bpath(?: \(|$))/.test(words)) return words;
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}

/** "Round patio with a fire pit, curved path, a lawn": the first of it is enough to tell designs apart by. */
export function splitTitle(title: string): [name: string, rest: string] {
  const end = title.indexOf(",");
  return end < 0 ? [title, ""] : [title.slice(0, end), title.slice(end)];
}
