import { addressCharactersAtMost, isPlainAddress } from "#app/providers/mailer/plain-address.ts";

/** For the form's checks while typing. Separate from design-request-schemas, because zod is not shipped to browsers. */
export const promptCharactersAtLeast = 10;
export const promptCharactersAtMost = 500;
/** The limit of addresses that mail servers accept. */
export const emailCharactersAtMost = addressCharactersAtMost;

export const designRequestMessages = {
  promptTooShort: "Please describe your vision in more detail (at least 10 characters)",
  promptTooLong: "Please describe your vision in at most 500 characters",
  email: "Please enter a valid email address",
  package: "Please select a package",
  packagePrice: "The price of this package has changed. Please select it again.",
  imageCount: "The number of images of this package has changed. Please select it again.",
} as const;

/**
 * Forms send line breaks as CRLF, while the page's counter counts one character; other control characters have no place
 * in a sentence.
 */
export function normalizePrompt(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .trim()
  );
}

export function promptProblem(text: string): string | undefined {
  const { length } = normalizePrompt(text);
  // Zero-width characters are invisible, so they do not count; some scripts and emoji need them, so they stay.
  const seen = normalizePrompt(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
  if (seen.length < promptCharactersAtLeast) return designRequestMessages.promptTooShort;
  if (length > promptCharactersAtMost) return designRequestMessages.promptTooLong;
}

export function emailProblem(text: string): string | undefined {
  const address = text.trim();
  if (!isPlainAddress(address) || !hasPublicDomain(address)) return designRequestMessages.email;
}

function hasPublicDomain(address: string): boolean {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const isNamed = /\.(xn--[a-z0-9-]+|[a-z]{2,})$/.test(domain);
  return isNamed && !/\.(local|localhost|localdomain|internal|intranet|lan|home|corp|arpa|invalid)$/.test(domain);
}
