import { createGuardedFetch } from "#app/providers/images/models/guarded-fetch.server.ts";
import {
  type PictureModelKind,
  type PictureModelSettings,
  traitsOf,
} from "#app/providers/images/models/model-traits.ts";
import { causeOf, type Finding } from "./finding.ts";

const quietTimeoutMs = 10_000;

/** Where each provider tells, without making a picture, whether it knows the key. */
const quietCalls: Record<PictureModelKind, { path: string; header: (key: string) => Record<string, string> }> = {
  openai: { path: "/models", header: bearer },
  "openai-compatible": { path: "/models", header: bearer },
  google: { path: "/models?pageSize=1", header: (key) => ({ "x-goog-api-key": key }) },
  "black-forest-labs": { path: "/credits", header: (key) => ({ "x-key": key }) },
};

/** Asks the provider of pictures something that costs nothing. */
export async function checkPictureModel(settings: PictureModelSettings): Promise<Finding[]> {
  const check = "picture model";
  const { kind, apiKey } = settings;
  const { baseUrl, model } = traitsOf(settings);
  const { path, header } = quietCalls[kind];
  const fetch = createGuardedFetch({ baseUrl, bytesAtMost: 4_000_000 });
  try {
    const signal = AbortSignal.timeout(quietTimeoutMs);
    const { status } = await fetch(`${baseUrl}${path}`, { headers: apiKey ? header(apiKey) : {}, signal });
    if (status === 401 || status === 403) {
      const advice = "Check IMAGE_API_KEY; orders wait until it works.";
      return [{ check, status: "broken", found: `${kind} refuses the key (${status})`, advice }];
    }
    if (status >= 500) {
      return [{ check, status: "note", found: `${kind} answers ${status}`, advice: "Try again later." }];
    }
    // A server of one's own need not list its models.
    return [{ check, status: "ok", found: `${kind} answers, model ${model} (no picture was asked for)` }];
  } catch (error) {
    const advice = "Check IMAGE_BASE_URL and the network.";
    return [{ check, status: "broken", found: causeOf(error), advice }];
  }
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
