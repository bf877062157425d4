/** @param html as the renderer makes it: every "<" begins a tag */
export function plainText(html: string): string {
  const text = html
    .replace(/<a class="heading-link".*?<\/a>/g, "")
    .replace(/<(?!\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b)[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}

/** Those that the renderer writes. */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
