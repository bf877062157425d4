import { createGuardedFetch } from "./guarded-fetch.server.ts";
import type { PictureModelKind } from "./model-traits.ts";

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

export interface ModelQuestion {
  kind: PictureModelKind;
  apiKey?: string;
  baseUrl: string;
  model: string;
  timeoutMs?: number;
}

/** `endsOn`: the day the provider retires it, as OpenAI reports it (YYYY-MM-DD). */
export type ModelState =
  | { state: "there"; status: number; endsOn?: string }
  | { state: "key-refused" | "gone" | "failing"; status: number };

/** Asks at no cost whether the provider takes the key and has the model. @throws when it cannot be reached */
export async function askForModel(question: ModelQuestion): Promise<ModelState> {
  const { kind, apiKey, baseUrl, model, timeoutMs = quietTimeoutMs } = question;
  const { path, header, lacksModel } = quietCalls[kind];
  const fetch = createGuardedFetch({ baseUrl, bytesAtMost: 4_000_000 });
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${baseUrl}${path(model)}`, { headers: apiKey ? header(apiKey) : {}, signal });
  const { status } = response;
  const answer = await readJson(response);
  if (status === 401 || status === 403 || refusesGoogleKey(answer)) return { state: "key-refused", status };
  if (lacksModel(model, status, answer)) return { state: "gone", status };
  if (status >= 500) return { state: "failing", status };
  return { state: "there", status, endsOn: shutdownDate(answer, model) };
}

const soonDays = 60;

/** Whether it ends within two months. */
export function endsSoon(endsOn: string | undefined, now = Date.now()): endsOn is string {
  return endsOn !== undefined && Date.parse(endsOn) < now + soonDays * 24 * 3_600_000;
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
  return listed(answer).map((entry) => String(entry?.id));
}

/** https://developers.openai.com/api/docs/deprecations: in "retrieve a model" and, per model, in "list models". */
function shutdownDate(answer: unknown, model: string): string | undefined {
  const own = listed(answer).find((entry) => entry?.id === model) ?? (answer as ListedModel | undefined);
  const date = own?.shutdown_date;
  return typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined;
}

interface ListedModel {
  id?: unknown;
  shutdown_date?: unknown;
}

function listed(answer: unknown): (ListedModel | undefined)[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data : [];
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
