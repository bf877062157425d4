/** Of `::: name` in a text, with what each takes. */
export const blockContents = {
  gallery: "one to nine pictures, one on each line",
  "before-after": "two pictures, one on each line",
  button: "one link",
  callout: "a text",
} as const;

export type BlockName = keyof typeof blockContents;

export const picturesAtMost = 9;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockContents, name);
}
