/**
 * The decoded path, with one slash at its beginning, without "index.html" and a slash at its end; "" for the site
 * itself.
 */
export function plainPath(address: string): string {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {}
  const plain = `/${decoded.normalize("NFC")}`.replace(/[\\/]+/g, "/").replace(/\/index\.html?$/i, "/");
  return plain === "/" ? "" : plain.replace(/\/$/, "");
}
