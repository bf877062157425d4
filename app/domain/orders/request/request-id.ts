/** Undefined unless digits only, so that `01`, `1e3` and `0x1` match no order. Safe in the browser. */
export function readRequestId(text: number | string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(String(text)) ? Number(text) : undefined;
}
