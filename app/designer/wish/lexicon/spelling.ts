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
  ...written("the", "teh hte"),
  ...written("and", "adn nad annd"),
  ...written("with", "wiht wth wi"),
  ...written("from", "frm fromt"),
  ...written("back", "bak bck bk"),
  ...written("front", "frt frnt fornt"),
  ...written("right", "rt rgt rite rhs"),
  ...written("left", "lhs lft"),
  ...written("black", "blk"),
  ...written("white", "wht"),
  ...written("green", "grn"),
  ...written("yard", "yrd"),
  ...written("house", "hse"),
  ...written("garden", "gdn"),
  ...written("remove", "rmv rem"),
  ...written("lights", "lts"),
  ...written("something", "smth smthing sth smthg somethin sumthing sumthin somthing"),
  ...written("some", "sum sme"),
  ...written("everything", "evrything everythin"),
  ...written("please", "pleez plss"),
  ...written("your", "ur"),
  ...written(
    "neighbour",
    "nieghbor nieghbors nieghbour nieghbours neigbor neigbors neigbour neigbours neibor neibors nabor",
  ),
  ...written("because", "coz becoz becuz"),
};

/** What hurried people and tradesmen make of a word. */
function written(word: string, ways: string): Record<string, string> {
  return Object.fromEntries(ways.split(" ").map((way) => [way, word]));
}

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
  "stones",
  "cedars",
  "keeps",
  "bins",
  "exists",
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

/**
 * Letters that are missing, too many, wrong or have changed places with the next, at most `most`; more are told as one more.
 * Damerau's distance between neighbors (optimal string alignment).
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
