/**
 * A design request's number as it stands in an address or a call. Safe in the browser.
 * @returns undefined for everything else: digits only, so that `01`, `1e3` and `0x1` are nobody's
 */
export function readRequestId(text: number | string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(String(text)) ? Number(text) : undefined;
}
