/** In groups of four. */
export function groupNumber(typed: string): string {
  return typed.replace(/\D/g, "").replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** Month and year; the slash comes with the year's first digit, so that it can be deleted again. */
export function groupExpiry(typed: string): string {
  const digits = typed.replace(/^\s*(\d)\s*\//, "0$1").replace(/\D/g, "");
  return digits.replace(/^(\d\d)(?=\d)/, "$1 / ");
}
