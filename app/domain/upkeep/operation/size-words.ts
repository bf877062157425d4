const kilobyte = 1024;
const units = ["bytes", "KB", "MB", "GB", "TB"];

/** "340 MB", "1.4 GB": at least two digits. Safe in the browser. */
export function sizeWords(bytes: number): string {
  const step = bytes < kilobyte ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(kilobyte)));
  const value = bytes / kilobyte ** step;
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}
