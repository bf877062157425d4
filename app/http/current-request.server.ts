import { AsyncLocalStorage } from "node:async_hooks";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { Client } from "./limits/client-address.ts";

/** Available anywhere in the code. */
export interface CurrentRequest {
  client: Client;
  /** For the answer's Retry-After. */
  retryAfterSeconds?: number;
  /** Once read: returned when the form has to be sent again. */
  typed?: FormData;
  reader?: Reader;
}

interface Reader {
  user: SignedInUser | undefined;
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
    // Like claimed work (db/claimed-work): while it is unused, cached pages must not pay for it.
    if (answering === 0) requests.disable();
  }
}

export function noteTyped(form: FormData): void {
  const request = requests.getStore();
  if (request) request.typed = form;
}
