import { describe, expect, it, test } from "vitest";
import { type Faults, logIn, startFaultyProvider } from "#tests/identity/faulty-provider.ts";

const guid = "0f7c2f6e-6b0a-4d39-9d5b-6f1b8a1f0c11";
const nothing = { email: undefined, email_verified: undefined };
const name = { name: "Ann Green", given_name: "Ann", family_name: "Green" };

/** What these providers send with their usual settings, in 2026. */
const answers: Record<string, Faults> = {
  "Authentik 2025.10": {
    metadata: { scopes_supported: ["openid", "email", "profile", "offline_access"] },
    idToken: { email: "ann@yard.test", email_verified: false, groups: ["authentik Admins", "editors"] },
    userinfo: {
      email: "ann@yard.test",
      email_verified: false,
      name: "Ann Green",
      preferred_username: "ann",
      nickname: "ann",
      groups: ["authentik Admins", "editors"],
    },
  },
  // Groups are in the ID token alone; its userinfo is Graph's.
  Entra: {
    metadata: { scopes_supported: ["openid", "profile", "email", "offline_access"] },
    idToken: { ...name, preferred_username: "ann@yard.test", oid: guid, tid: guid, groups: [guid], ver: "2.0" },
    userinfo: { ...name, ...nothing, email: "ann@yard.test", picture: "https://graph.microsoft.com/v1.0/me/photo" },
  },
  "Entra without a mailbox": {
    idToken: { ...name, preferred_username: "ann@yard.test", oid: guid, groups: [guid] },
    userinfo: { ...name, ...nothing },
  },
  "Pocket ID": {
    metadata: { scopes_supported: ["openid", "profile", "email", "groups"] },
    idToken: { ...name, email: "ann@yard.test", groups: ["editors"] },
    userinfo: { ...name, ...nothing, email: "ann@yard.test", preferred_username: "ann", groups: ["editors"] },
  },
  Keycloak: {
    metadata: { scopes_supported: ["openid", "email", "profile", "roles", "groups", "offline_access"] },
    idToken: { ...name, email: "ann@yard.test", email_verified: true, preferred_username: "ann" },
    userinfo: { ...name, preferred_username: "ann", groups: ["/editors", "offline_access"] },
  },
  Google: {
    metadata: { scopes_supported: ["openid", "email", "profile"] },
    idToken: { email: "ann@yard.test", email_verified: true, at_hash: "x", azp: "us" },
    userinfo: { ...name, picture: "https://lh3.googleusercontent.com/a/x=s96-c" },
  },
};

describe.each([
  ["Authentik 2025.10", "unverified", false, true, ["authentik Admins", "editors"]],
  ["Entra", "silent", false, true, [guid]],
  ["Entra without a mailbox", "missing", false, false, [guid]],
  ["Pocket ID", "silent", false, true, ["editors"]],
  ["Keycloak", "verified", true, true, ["/editors", "offline_access"]],
  ["Google", "verified", true, true, null],
] as const)("%s", (provider, emailClaim, believed, trusted, groups) => {
  test.each([
    [false, believed],
    [true, trusted],
  ])("with OIDC_TRUST_EMAIL %s", async (trustEmail, emailVerified) => {
    const identity = await logIn(await startFaultyProvider({ ...answers[provider], settings: { trustEmail } }));
    const email = "ann@yard.test";
    expect(identity).toMatchObject({
      subject: "ann",
      email,
      emailClaim,
      emailVerified,
      groups,
      firstName: expect.stringMatching(/^Ann/),
    });
  });
});

it.each([
  ["Pocket ID", true, "openid email profile groups"],
  ["Pocket ID", false, "openid email profile"],
  ["Google", true, "openid email profile"],
])("asks %s for groups where they matter (%s) and exist", async (provider, wantsGroups, scope) => {
  const started = await startFaultyProvider({ ...answers[provider], settings: { wantsGroups } });
  expect(new URL((await started.provider.startLogin(null)).url).searchParams.get("scope")).toBe(scope);
});

it("does not call an address verified that another answer was about", async () => {
  const faults = {
    idToken: { email: "ann@yard.test", email_verified: true },
    userinfo: { email: "chief@yard.test", email_verified: undefined },
  };
  expect(await logIn(await startFaultyProvider(faults))).toMatchObject({
    email: "chief@yard.test",
    emailVerified: false,
  });
});
