const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Any text as it may stand between tags and within double quotes, in HTML and in XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}
