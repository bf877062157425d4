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
  const { baseUrl, model } = traitsOf(settings);
  return checkModelKey({
    ...settings,
    check: "picture model",
    baseUrl,
    ok: `model ${model} (no picture was asked for)`,
    advice: {
      key: "Check IMAGE_API_KEY; orders wait until it works.",
      address: "Check IMAGE_BASE_URL and the network.",
    },
  });
}

/** A model's provider, what it is called among the findings, and what to do when it does not answer. */
interface ModelService {
  check: string;
  kind: PictureModelKind;
  apiKey?: string;
  baseUrl: string;
  ok: string;
  advice: { key: string; address: string };
}

export async function checkModelKey({ check, kind, apiKey, baseUrl, ok, advice }: ModelService): Promise<Finding[]> {
  const { path, header } = quietCalls[kind];
  const fetch = createGuardedFetch({ baseUrl, bytesAtMost: 4_000_000 });
  try {
    const signal = AbortSignal.timeout(quietTimeoutMs);
    const { status } = await fetch(`${baseUrl}${path}`, { headers: apiKey ? header(apiKey) : {}, signal });
    if (status === 401 || status === 403) {
      return [{ check, status: "broken", found: `${kind} refuses the key (${status})`, advice: advice.key }];
    }
    if (status >= 500) {
      return [{ check, status: "note", found: `${kind} answers ${status}`, advice: "Try again later." }];
    }
    // A server of one's own need not list its models.
    return [{ check, status: "ok", found: `${kind} answers, ${ok}` }];
  } catch (error) {
    return [{ check, status: "broken", found: causeOf(error), advice: advice.address }];
  }
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
