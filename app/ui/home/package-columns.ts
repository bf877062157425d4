/** So that no card is alone in a row: four are two by two. Written out, because Tailwind reads class names as text. */
export function columnsOf(packages: readonly unknown[]): string {
  return packages.length === 2 || packages.length === 4 ? "md:grid-cols-2" : "md:grid-cols-3";
}
