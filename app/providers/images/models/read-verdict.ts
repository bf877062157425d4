import { ImageProviderError } from "../contract.ts";
import type { Verdict } from "./classify-failure.server.ts";
import type { PictureModelKind } from "./model-traits.ts";

interface Answer {
  status: number;
  headers: Headers;
  text: () => string;
}

/**
 * What the SDK does not pass on. Black Forest Labs' polling would continue forever after a refusal, so it is ended
 * here. @throws ImageProviderError when polling would never end
 */
export function readVerdict(kind: PictureModelKind, { headers, text }: Answer): Verdict & { requestId?: string } {
  const fromHeader = headers.get("x-request-id") ?? undefined;
  const isJson = /json/i.test(headers.get("content-type") ?? "");
  if (!isJson) return fromHeader ? { requestId: fromHeader } : {};
  if (kind === "google") {
    const said = text();
    const stopped = /"(?:finishReason|blockReason)"\s*:\s*"([A-Z_]{2,40})"/.exec(said)?.[1];
    return { ...withId(fromHeader ?? idIn(said, "responseId")), ...(stopped && stopped !== "STOP" ? { stopped } : {}) };
  }
  if (kind === "black-forest-labs") return readBlackForestLabs(text(), fromHeader);
  return withId(fromHeader);
}

function readBlackForestLabs(said: string, fromHeader?: string): Verdict & { requestId?: string } {
  const status = /"status"\s*:\s*"([A-Za-z ]{2,40})"/.exec(said)?.[1];
  if (status && /moderated/i.test(status)) {
    throw new ImageProviderError("refuse", `The provider's rules forbid this picture (${status}).`);
  }
  if (status && /not found/i.test(status)) throw new ImageProviderError("retry", "The provider has lost the picture.");
  return withId(idIn(said, "id") ?? fromHeader);
}

function idIn(json: string, name: string): string | undefined {
  return new RegExp(`"${name}"\\s*:\\s*"([\\w.:-]{1,100})"`).exec(json)?.[1];
}

function withId(requestId: string | undefined): { requestId?: string } {
  return requestId ? { requestId: requestId.slice(0, 100) } : {};
}
