/** "512 B", "1.5 KB", "12.3 MB". Steps of 1024, one decimal from KB on. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = (bytes / 1024).toFixed(1);
  // 1,048,575 bytes would round to "1024.0 KB".
  if (bytes < 1024 * 1024 && kilobytes !== "1024.0") return `${kilobytes} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
