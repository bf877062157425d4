/** Names of countries and states keep their capitals: "Japanese maple", "Virginia creeper", "silver birch". */
export function lowered(name: string): string {
  return /^(?:American|Carolina|Chinese|Colorado|English|Italian|Japanese|Norway|Philadelphia|Shasta|Virginia)\b/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** As a sentence begins. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
