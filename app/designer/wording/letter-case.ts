export function lowered(name: string): string {
  return /^(?:American|Carolina|Chinese|Colorado|English|Italian|Japanese|Norway|Philadelphia|Shasta|Virginia)\b/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
