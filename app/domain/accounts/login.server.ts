import { log } from "#app/logging/log.server.ts";
import { type IdentityProvider, IdentityProviderError, type StartedLogin } from "#app/providers/identity/contract.ts";
import { identityProvider } from "#app/providers/identity/identity-provider.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import type { LoginFailure } from "./login-failure.ts";
import { signIn } from "./sign-in.server.ts";

export type LoginStart = ({ ok: true } & StartedLogin) | { ok: false; reason: LoginFailure };
export type LoginEnd = { ok: true; userId: number; setCookies: string[] } | { ok: false; reason: LoginFailure };

/** As in "Log in with {name}". */
export function loginProviderName(): string {
  return identityProvider().name;
}

/** With cookies that prove on the browser's return that it was the one sent. */
export async function startLogin(
  cookieHeader: string | null,
  provider: IdentityProvider = identityProvider(),
): Promise<LoginStart> {
  try {
    return { ok: true, ...(await provider.startLogin(cookieHeader)) };
  } catch (error) {
    return { ok: false, reason: failureOf(error) };
  }
}

/** Finds or creates the account of the provider's identity. */
export async function finishLogin(
  query: URLSearchParams,
  cookieHeader: string | null,
  provider: IdentityProvider = identityProvider(),
): Promise<LoginEnd> {
  try {
    const proven = await provider.finishLogin(query, cookieHeader);
    return {
      ok: true,
      userId: await whenWritable(() => signIn(proven)),
      setCookies: provider.forgetLogins(cookieHeader),
    };
  } catch (error) {
    return { ok: false, reason: failureOf(error) };
  }
}

function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof IdentityProviderError)) throw error;
  if (error.failure === "unreachable" || error.failure === "refused") {
    log.warn({ reason: error.message }, "sign-in failed");
  }
  return error.failure;
}
