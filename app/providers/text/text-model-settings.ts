export type TextModelKind = "openai" | "google" | "openai-compatible";

export interface TextModelSettings {
  kind: TextModelKind;
  model: string;
  apiKey?: string;
  /** Default: the provider's public address; your own server has none. */
  baseUrl?: string;
  /** Default: `patienceMs` of the contract; shorter in tests. */
  timeoutMs?: number;
}

const publicAddresses: Record<TextModelKind, string> = {
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  "openai-compatible": "",
};

/** How hard a family thinks at the least: the reader has five seconds. Undefined: it is not asked. */
export function leastEffort(model: string): "none" | "minimal" | "low" | undefined {
  if (/^gpt-5(?:-|$)/.test(model)) return "minimal";
  // Of GPT-6 the quick ones can do without, https://developers.openai.com/api/docs/guides/latest-model
  if (/^gpt-5\.|^gpt-(?:[6-9]|\d\d)[\d.]*-(?:luna|terra)/.test(model)) return "none";
  return /^(?:gpt-(?:[6-9]|\d\d)|o\d|gemini-(?:[3-9]|\d\d))/.test(model) ? "low" : undefined;
}

/** Without a trailing slash. */
export function addressOf({ kind, baseUrl }: Pick<TextModelSettings, "kind" | "baseUrl">): string {
  return (baseUrl ?? publicAddresses[kind]).replace(/\/+$/, "");
}
