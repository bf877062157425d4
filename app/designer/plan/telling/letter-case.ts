/** Names of countries keep their capitals: "Japanese maple", "silver birch". */
export function lowered(name: string): string {
  return /^(?:Japanese|Norway|Italian|Colorado|English)/.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** As a sentence begins. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
