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

/** Without a trailing slash. */
export function addressOf({ kind, baseUrl }: Pick<TextModelSettings, "kind" | "baseUrl">): string {
  return (baseUrl ?? publicAddresses[kind]).replace(/\/+$/, "");
}
