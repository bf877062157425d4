/**
 * Without case (of all scripts: ß is ss, final ς is σ) and accents of Latin, Greek and Cyrillic letters: "cafe" finds
 * "Café", "istanbul" "İstanbul".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/g, "σ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
