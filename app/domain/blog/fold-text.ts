/**
 * Folds a text for searching and sorting: without case (of all scripts: ß is ss, final ς is σ) and without the accents of Latin,
 * Greek and Cyrillic letters, so that "cafe" finds "Café" and "istanbul" finds "İstanbul".
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
