/**
 * Parses a design request's number from a URL or a call. Safe in the browser.
 * @returns undefined for anything else: digits only, so that `01`, `1e3` and `0x1` match no order
 */
export function readRequestId(text: number | string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(String(text)) ? Number(text) : undefined;
}
