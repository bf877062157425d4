/** E-mail addresses, links, telephone numbers and street addresses: what nobody means to show to whoever has a link. */
const contacts: readonly RegExp[] = [
  /[^\s@,;]{1,64}@[^\s@,;]{1,64}\.[a-z]{2,}/gi,
  /(?:https?:\/\/|www\.)\S+/gi,
  /(?<![\d.,])(?!(?:19|20)\d{2}[ -](?:19|20)\d{2}(?!\d))(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,5}){1,4}(?![\d.,]*\d)(?!\s*(?:x|by|ft|feet|foot|m|cm|in)\b)/g,
  /(?<!\d)\d{9,15}(?!\d)/g,
  /\b\d{1,5}[a-z]?\s+(?:[A-Z][\p{L}'.-]*\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Close|Way|Place|Boulevard|Blvd|Terrace|Crescent)\b\.?/gu,
];

/** A wish as others than its customer may read it. */
export function hideContacts(wish: string): string {
  return contacts.reduce(
    (text, contact) =>
      text.replace(contact, (found) =>
        /\d/.test(found) && countDigits(found) < 7 && !/\p{L}/u.test(found) ? found : "…",
      ),
    wish,
  );
}

/** Fewer than a telephone number has are a size: "10 12". */
function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}
