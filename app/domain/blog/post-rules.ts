/** For the form's checks while typing. Separate from post-schemas, because zod is not shipped to browsers. */
export const postLimits = {
  titleAtLeast: 5,
  titleAtMost: 200,
  slugAtLeast: 3,
  slugAtMost: 200,
  excerptAtMost: 500,
  contentAtLeast: 20,
  contentBytesAtMost: 200 * 1024,
  metaTitleAtMost: 200,
  metaDescriptionAtMost: 500,
  altAtMost: 500,
  topicNameAtMost: 100,
} as const;

export const postMessages = {
  titleTooShort: "Title must be at least 5 characters",
  titleTooLong: "Title must be at most 200 characters",
  slugTooShort: "Slug must be at least 3 characters",
  slugTooLong: "Slug must be at most 200 characters",
  slugCharacters: "Slug must contain only lowercase letters, numbers, and hyphens",
  slugHyphens: "Slug must use single hyphens, and none at its beginning or end",
  slugDigits: "Slug must contain at least one letter",
  excerptTooLong: "Excerpt must be at most 500 characters",
  contentTooShort: "Content must be at least 20 characters",
  contentTooLong: "Content must be at most 200 KB",
  contentTooDeep: "This text is too deeply nested or too complicated to be shown. Please simplify it.",
  metaTitleTooLong: "Meta title must be at most 200 characters",
  metaDescriptionTooLong: "Meta description must be at most 500 characters",
  altTooLong: "The image description must be at most 500 characters",
  status: "Status must be draft, published or archived",
  author: "Please choose an author from the list",
  publishedAt: "The publish date must be a date between 1970 and 2199",
  topics: "Please choose from the list",
  featuredImage: "Please upload the featured image here; other addresses are not taken",
} as const;

export function slugProblem(slug: string): string | undefined {
  if (slug.length < postLimits.slugAtLeast) return postMessages.slugTooShort;
  if (slug.length > postLimits.slugAtMost) return postMessages.slugTooLong;
  if (!/^[a-z0-9-]+$/.test(slug)) return postMessages.slugCharacters;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return postMessages.slugHyphens;
  if (!/[a-z]/.test(slug)) return postMessages.slugDigits;
}

/** Lower case, word characters, spaces as hyphens; then adapted until it passes {@link slugProblem}. */
export function slugOfTitle(title: string): string {
  const plain = plainSlug(title)
    .slice(0, postLimits.slugAtMost - "post-".length)
    .replace(/-$/, "");
  if (plain === "") return "post";
  return slugProblem(plain) ? `post-${plain}` : plain;
}

/**
 * It lacks letters of other scripts, or all of them (emoji, punctuation). Different titles then have the same slug, so
 * it gets a number.
 */
export function isSlugPartial(title: string): boolean {
  return /(?![a-z])\p{L}/u.test(inLatinLetters(title.toLowerCase())) || slugProblem(plainSlug(title)) !== undefined;
}

/** For the name of a category or tag, whose slug may be one letter or a number. */
export function slugOfName(name: string): string {
  return plainSlug(name) || "topic";
}

/** Only the ID is read: names change, and may have no letters of ours. */
export function slugOfAuthor(name: string, id: number): string {
  return `${plainSlug(name).slice(0, 80) || "author"}-${id}`;
}

function plainSlug(text: string): string {
  return inLatinLetters(text.toLowerCase())
    .replace(/[^\w\s-]/g, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** Letters that are more than a Latin one with an accent. */
const spelledOut: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" },
};

/** "größe" is "groesse", "crème" is "creme"; letters of other scripts stay. */
function inLatinLetters(lowerCase: string): string {
  return lowerCase
    .normalize("NFC")
    .replace(/[äöüßæœøłđðþħı]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize("NFD")
    .replace(/(?<=[a-z])\p{M}+/gu, "");
}

export function readPostId(text: number | string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(String(text)) ? Number(text) : undefined;
}
