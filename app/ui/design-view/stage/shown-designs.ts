import type { DesignImage, DesignVersion } from "#app/domain/orders/order.ts";
import { pictureName } from "#app/domain/orders/pictures/picture-name.ts";

/** Which designs of an order are shown: `?design=3` in the frame, `?design=3&with=1-change` next to another one. */
export interface DesignChoice {
  design: DesignVersion;
  beside?: DesignVersion;
}

/** Each before what was made of it. */
export function listVersions(images: readonly Pick<DesignImage, "versions">[]): DesignVersion[] {
  return (images as DesignImage[]).flatMap((image) => [image, ...image.versions]);
}

/** @returns the first design for an unknown name; undefined without any picture */
export function chooseDesign(designs: readonly DesignVersion[], query: URLSearchParams): DesignChoice | undefined {
  const named = (name: string | null) => designs.find((version) => pictureName(version) === name);
  const design = named(query.get("design")) ?? designs[0];
  const beside = named(query.get("with"));
  return design && { design, beside: beside === design ? undefined : beside };
}

/** With the frame in view. */
export function designAddress(design: DesignVersion, beside?: DesignVersion): string {
  const query = new URLSearchParams({ design: pictureName(design) });
  if (beside) query.set("with", pictureName(beside));
  return `?${query}#design`;
}

/** "Round patio with a fire pit, curved path, a lawn": the first part is enough to distinguish designs. */
export function splitTitle(title: string): [name: string, rest: string] {
  const end = title.indexOf(",");
  return end < 0 ? [title, ""] : [title.slice(0, end), title.slice(end)];
}
