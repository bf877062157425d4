import { expect, it } from "vitest";
import { type IdentityProvider, IdentityProviderError } from "#app/providers/identity/contract.ts";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema.ts";
import { finishLogin, startLogin } from "./login.server.ts";

function failingProvider(error: Error): IdentityProvider {
  const fail = () => Promise.reject(error);
  return { name: "Down", startLogin: fail, finishLogin: fail, forgetLogins: () => [] };
}

it("distinguishes a provider's failure from success at both ends, and makes no account", async () => {
  const down = failingProvider(new IdentityProviderError("unreachable", "no route"));
  expect(await startLogin(null, down)).toEqual({ ok: false, reason: "unreachable" });
  expect(await finishLogin(new URLSearchParams(), null, down)).toEqual({ ok: false, reason: "unreachable" });
  expect(await db.$count(users)).toBe(0);
});

it("does not take our own mistakes for the provider's", async () => {
  const broken = failingProvider(new TypeError("undefined is not a function"));
  await expect(startLogin(null, broken)).rejects.toThrow(TypeError);
});
