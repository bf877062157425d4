const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Groups, parts and placeholders that have a code as well. */
const noCountries = new Set(["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]);

export interface Country {
  /** ISO 3166-1: "DE" */
  code: string;
  name: string;
}

/** By name. Only for the server: browsers may know other names, and the page would not match. */
export const countries: readonly Country[] = listCodes()
  .flatMap((code) => ({ code, name: names.of(code) ?? "" }))
  .filter(({ code, name }) => name && !noCountries.has(code) && !isReplaced(code))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

export function isCountry(code: string): boolean {
  return countries.some((country) => country.code === code);
}

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

function listCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** "DD" is "DE" today. */
function isReplaced(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code;
}
