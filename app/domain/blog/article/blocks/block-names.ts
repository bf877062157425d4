/** Of `::: name` in a text, with what each takes. */
export const blockContents = {
  gallery: "one to nine pictures, one on each line",
  "before-after": "two pictures, one on each line",
  button: "one link",
  callout: "a text",
  "quote-form": "a text above the form",
} as const;

export type BlockName = keyof typeof blockContents;

/** Where the page of an article has the form; elsewhere, for example in a feed, it is a link. */
export const quoteLink = '<p class="article-quote"><a href="/quote">Ask for a quote</a></p>';

export const picturesAtMost = 9;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockContents, name);
}
