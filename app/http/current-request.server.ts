import { AsyncLocalStorage } from "node:async_hooks";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { Client } from "./limits/client-address.ts";

/** What is known of the request that is being answered, wherever in the code somebody needs it. */
export interface CurrentRequest {
  client: Client;
  /** What a refusal asked the client to wait: the answer's Retry-After. */
  retryAfterSeconds?: number;
  /** The fields of its form, once they were read: handed back when it has to be sent again. */
  typed?: FormData;
  /** Whose session it brings, once somebody has looked. */
  reader?: Reader;
}

interface Reader {
  user: SignedInUser | undefined;
  /** Whether they may manage the blog, once somebody has asked. */
  mayEdit?: boolean;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
let answering = 0;

/** Undefined outside of a request: in a job, a script, a test of one function. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

export async function whileAnswering<T>(request: CurrentRequest, work: () => Promise<T>): Promise<T> {
  answering += 1;
  try {
    return await requests.run(request, work);
  } finally {
    answering -= 1;
    // As for claimed work (db/claimed-work): unused it costs finished pages nothing.
    if (answering === 0) requests.disable();
  }
}

/** Notes what was read of the request's form. */
export function noteTyped(form: FormData): void {
  const request = requests.getStore();
  if (request) request.typed = form;
}
