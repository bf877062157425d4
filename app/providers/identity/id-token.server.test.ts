import { expect, it, test } from "vitest";
import { type Faults, logIn, startFaultyProvider } from "#tests/identity/faulty-provider.ts";
import { newKeys, publish, usualKeys, usualPublished } from "#tests/identity/signing.ts";

const other = await newKeys("ES256");
const failingWith = (failure: string) => expect.objectContaining({ name: "IdentityProviderError", failure });

test.each<[string, Faults, string]>([
  ["there is no ID token", { idToken: null }, "refused"],
  ["the ID token is from another issuer", { idToken: { iss: "https://evil.example" } }, "refused"],
  ["the ID token is for another client", { idToken: { aud: "them" } }, "refused"],
  ["the ID token is for several, not us", { idToken: { aud: ["us", "them"], azp: "them" } }, "refused"],
  ["the ID token is too old", { idToken: { exp: Date.now() / 1000 - 3600 } }, "expired"],
  ["the ID token has another nonce", { idToken: { nonce: "other" } }, "mismatch"],
  [
    "the ID token is too old by a little more than clocks differ",
    { idToken: { exp: Date.now() / 1000 - 310 } },
    "expired",
  ],
  ["the ID token never ends", { idToken: { exp: undefined } }, "refused"],
  ["the ID token names nobody", { idToken: { sub: undefined } }, "refused"],
  ["the ID token has no issuer", { idToken: { iss: undefined } }, "refused"],
  ["the ID token is for nobody", { idToken: { aud: undefined } }, "refused"],
  ["the ID token is for several and does not say for whom", { idToken: { aud: ["us", "them"] } }, "refused"],
  ["the ID token is not signed", { signature: "none" }, "refused"],
  ["the ID token was changed after it was signed", { signature: "spoilt", userinfo: { sub: "mallory" } }, "refused"],
  ["the ID token is signed with another's key", { signature: { key: other.privateKey } }, "refused"],
  ["the ID token names a key nobody publishes", { signature: { key: usualKeys.privateKey, kid: "x" } }, "refused"],
  ["the ID token is signed with a shared secret", { signature: { key: new Uint8Array(32), alg: "HS256" } }, "refused"],
  ["there are no keys", { keys: [] }, "refused"],
  ["the keys are no keys", { keys: [7] }, "unreachable"],
  ["the keys cannot be fetched", { keys: "down" }, "unreachable"],
  ["the keys are no JSON", { keys: "no JSON" }, "unreachable"],
  ["the keys hang up", { keys: "hang up" }, "unreachable"],
  ["the keys are elsewhere", { keys: "redirect" }, "unreachable"],
  ["the ID token has no nonce", { idToken: { nonce: undefined } }, "mismatch"],
])("admits nobody when %s", async (_case, faults, failure) => {
  await expect(logIn(await startFaultyProvider(faults))).rejects.toEqual(failingWith(failure));
});

test.each<[string, Faults]>([
  ["whose clock is a little behind", { idToken: { exp: Date.now() / 1000 - 200 } }],
  ["that names us among several", { idToken: { aud: ["them", "us"], azp: "us" } }],
  ["that signs with RSA", await rsaFaults()],
])("knows who came back from a provider %s", async (_case, faults) => {
  expect(await logIn(await startFaultyProvider(faults))).toMatchObject({ subject: "ann" });
});

async function rsaFaults(): Promise<Faults> {
  const pair = await newKeys("RS256");
  return {
    keys: [usualPublished, await publish(pair, "rsa")],
    signature: { key: pair.privateKey, alg: "RS256", kid: "rsa" },
  };
}

it("fetches the keys once for many logins, and again when the provider changes them", async () => {
  const faults: Faults = {};
  const started = await startFaultyProvider(faults);
  const keysFetched = () => started.seen.filter((path) => path === "/keys").length;
  await logIn(started);
  await logIn(started);
  expect(keysFetched()).toBe(1);
  faults.keys = [await publish(other, "second")];
  faults.signature = { key: other.privateKey, kid: "second" };
  expect(await logIn(started)).toMatchObject({ subject: "ann" });
  expect(keysFetched()).toBe(2);
  faults.signature = { key: usualKeys.privateKey, kid: "first" };
  await expect(logIn(started)).rejects.toEqual(failingWith("refused"));
});
