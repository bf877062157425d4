/** "A round brick patio, a curved gravel path and natural planting." Another provider's title stays as it is. */
export function titleSentence(title: string): string {
  // Only the first word's capital is dropped: proper ones such as "Mediterranean" stay.
  const parts = (title.charAt(0).toLowerCase() + title.slice(1)).split(", ").map(withArticle);
  const last = parts.pop() ?? "";
  if (parts.length === 0 || /[.!?]$/.test(last)) return title;
  const joint = parts.some((part) => part.includes(" and ")) ? ", and" : " and";
  const sentence = `${parts.join(", ")}${joint} ${last}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Of the designer's things, a patio, a deck and a path lack their article. */
function withArticle(words: string): string {
  if (!/^(?!an? |the ).*(?:\bpatio\b|\bdeck\b|(?<!the )\bpath(?: \(|$))/.test(words)) return words;
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
