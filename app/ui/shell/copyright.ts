const firstYear = 2025;

/** "2025", from the next year on "2025-2027". */
export function copyrightYears(currentYear: number): string {
  return currentYear > firstYear ? `${firstYear}-${currentYear}` : String(firstYear);
}
