import { log } from "#app/logging/log.server.ts";
import { type IdentityProvider, IdentityProviderError, type StartedLogin } from "#app/providers/identity/contract.ts";
import { identityProvider } from "#app/providers/identity/identity-provider.server.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import type { LoginFailure } from "./login-failure.ts";
import { mailedIdentity } from "./mailed/mailed-identity.server.ts";
import { signIn } from "./sign-in.server.ts";

export type LoginStart = ({ ok: true } & StartedLogin) | { ok: false; reason: LoginFailure };
export type LoginEnd = { ok: true; userId: number; setCookies: string[] } | { ok: false; reason: LoginFailure };

type Way = (typeof env.signInWays)[number];

/** As in "Log in with {name}"; the first is where /api/login leads. */
export function listLoginWays() {
  return env.signInWays.map((way, n) => ({ way, name: providerOf(way).name, isFirst: n === 0 }));
}

/** The first for an unknown name. */
export function findLoginWay(name: string | null): Way {
  return env.signInWays.find((way) => way === name) ?? env.signInWays[0];
}

export function providerOf(way: Way): IdentityProvider {
  return way === "email" ? mailedIdentity : identityProvider();
}

/** One that people return from; undefined where all sign in by e-mail. */
export function findProviderElsewhere(): IdentityProvider | undefined {
  return env.signInWays.some((way) => way !== "email") ? identityProvider() : undefined;
}

/** With cookies that prove on the browser's return that it was the one sent. */
export async function startLogin(cookieHeader: string | null, provider: IdentityProvider): Promise<LoginStart> {
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
  provider: IdentityProvider,
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
