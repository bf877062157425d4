/**
 * An address as it is looked up: its path, decoded, without "index.html" and a slash at its end, one slash at its
 * beginning; "" for what is no path but the site itself.
 */
export function plainPath(address: string): string {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Left as it is written.
  }
  const plain = `/${decoded.normalize("NFC")}`.replace(/[\\/]+/g, "/").replace(/\/index\.html?$/i, "/");
  return plain === "/" ? "" : plain.replace(/\/$/, "");
}
