import { createGuardedFetch } from "#app/providers/images/models/guarded-fetch.server.ts";
import {
  type PictureModelKind,
  type PictureModelSettings,
  traitsOf,
} from "#app/providers/images/models/model-traits.ts";
import { causeOf, type Finding } from "./finding.ts";

const quietTimeoutMs = 10_000;

/** A free request to a provider, and the header for the key. */
interface QuietCall {
  path: (model: string) => string;
  header: (key: string) => Record<string, string>;
  /** By the answer's status and JSON. */
  lacksModel: (model: string, status: number, answer: unknown) => boolean;
}

const askedByName: Pick<QuietCall, "path" | "lacksModel"> = {
  path: (model) => `/models/${encodeURIComponent(model)}`,
  lacksModel: (_, status) => status === 404,
};

const quietCalls: Record<PictureModelKind, QuietCall> = {
  openai: { ...askedByName, header: bearer },
  google: { ...askedByName, header: (key) => ({ "x-goog-api-key": key }) },
  // It has no list of models: only the key can be checked without paying.
  "black-forest-labs": { path: () => "/credits", header: (key) => ({ "x-key": key }), lacksModel: () => false },
  // Few self-hosted servers answer for a single model; one that lists none may have it all the same.
  "openai-compatible": {
    path: () => "/models",
    header: bearer,
    lacksModel: (model, _, answer) => {
      const ids = listedModels(answer);
      return ids.length > 0 && !ids.includes(model);
    },
  },
};

export async function checkPictureModel(settings: PictureModelSettings, timeoutMs?: number): Promise<Finding[]> {
  const { baseUrl, model } = traitsOf(settings);
  return checkModelKey({
    ...settings,
    check: "picture model",
    baseUrl,
    model,
    ok: "no picture was asked for",
    advice: {
      key: "Check IMAGE_API_KEY; orders wait until it works.",
      model: "Set IMAGE_MODEL to a model that the provider has now; orders wait until then.",
      address: "Check IMAGE_BASE_URL and the network.",
    },
    timeoutMs,
  });
}

/** A model and its provider, its name among the findings, and what to do when it does not answer. */
interface ModelService {
  check: string;
  kind: PictureModelKind;
  apiKey?: string;
  baseUrl: string;
  model: string;
  ok: string;
  advice: { key: string; model: string; address: string };
  timeoutMs?: number;
}

/** Whether the provider can be reached, accepts the key and has the model. */
export async function checkModelKey(service: ModelService): Promise<Finding[]> {
  const { check, kind, apiKey, baseUrl, model, ok, advice, timeoutMs = quietTimeoutMs } = service;
  const { path, header, lacksModel } = quietCalls[kind];
  const fetch = createGuardedFetch({ baseUrl, bytesAtMost: 4_000_000 });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${baseUrl}${path(model)}`, { headers: apiKey ? header(apiKey) : {}, signal });
    const { status } = response;
    const answer = await readJson(response);
    if (status === 401 || status === 403 || refusesGoogleKey(answer)) {
      return [{ check, status: "broken", found: `${kind} refuses the key (${status})`, advice: advice.key }];
    }
    if (lacksModel(model, status, answer)) {
      const found = `${kind} has no model named ${model} (${status})`;
      return [{ check, status: "broken", found, advice: advice.model }];
    }
    if (status >= 500) {
      return [{ check, status: "note", found: `${kind} answers ${status}`, advice: "Try again later." }];
    }
    return [{ check, status: "ok", found: `${kind} answers, model ${model} (${ok})` }];
  } catch (error) {
    return [{ check, status: "broken", found: `${kind} cannot be reached: ${causeOf(error)}`, advice: advice.address }];
  }
}

/** Undefined where the answer is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Google answers a wrong key with 400 and this reason. */
function refusesGoogleKey(answer: unknown): boolean {
  return JSON.stringify(answer ?? "").includes('"API_KEY_INVALID"');
}

/** The ids of OpenAI's "list models", which most self-hosted servers support as well. */
function listedModels(answer: unknown): string[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data.map((entry) => String(entry?.id)) : [];
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
