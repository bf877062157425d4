/** British spellings and one form for what is written in several ways. */
const oneForm: Record<string, string> = {
  gray: "grey",
  grays: "grey",
  color: "colour",
  colors: "colour",
  colored: "coloured",
  arbor: "arbour",
  arbors: "arbour",
  center: "centre",
  neighbor: "neighbour",
  neighbors: "neighbour",
  neighbours: "neighbour",
  mold: "mould",
  colorful: "colourful",
  cozy: "cosy",
  travertin: "travertine",
  thru: "through",
};

/** Plurals that mean something else than their singular. */
const ownPlurals = new Set([
  "lights",
  "plants",
  "grasses",
  "windows",
  "seats",
  "perennials",
  "theres",
  "needs",
  "likes",
  "steps",
]);

/** Lower case, without apostrophes and accents. */
export function plainSpelling(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’`]/g, "");
  return oneForm[plain] ?? plain;
}

/** The singular, as far as endings tell; a consistent form matters more than a true one. */
function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** What a phrase is found by: without spaces, so that "fire pit", "fire-pit" and "firepits" are one. */
export function keyOf(words: readonly string[]): string {
  const [word] = words;
  if (word !== undefined && words.length === 1 && ownPlurals.has(word)) return word;
  return words.map(singularOf).join("");
}

/** Whether one letter is missing, too many, wrong, or has changed places with the next. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
