/** Jekyll's "pretty" mode: anything but letters, digits and ._~!$&'()+,;=@ becomes a hyphen. */
export function jekyllWords(text: string, keepCase: boolean): string {
  const words = text.replace(/[^\p{L}\p{M}\p{Nd}._~!$&'()+,;=@]+/gu, "-").replace(/^-|-$/g, "");
  return keepCase ? words : words.toLowerCase();
}

/** Jekyll's "default" mode, of :slug: letters and digits only. */
export function jekyllSlug(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}

/** Hugo's urlize: lower case, spaces as hyphens, no punctuation. */
export function hugoWords(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{M}\p{N}._\-/+~#]+/gu, "")
    .replace(/-{2,}/g, "-");
}
