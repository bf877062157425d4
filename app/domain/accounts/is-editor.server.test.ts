import { afterEach, expect, test } from "vitest";
import type { ProvenIdentity } from "#app/providers/identity/contract.ts";
import { readClaims } from "#app/providers/identity/read-claims.ts";
import { env } from "#app/settings/env.server.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { countGroupMembers, explainNoEditor, isEditor, listNamedEditors } from "./is-editor.server.ts";
import { signIn } from "./sign-in.server.ts";

const issuer = "https://id.example/";
const none = { emails: [], group: undefined };

afterEach(() => {
  Object.assign(env, { OIDC_ISSUER: undefined, OIDC_EDITORS_GROUP: undefined });
  env.ADMIN_EMAILS.splice(0);
});

test("every user may edit until one is named; then the user with that address, in any spelling", () => {
  const ada = createUser({ email: "Ada@Example.com" });
  const bo = createUser({ email: "bo@example.com" });
  expect([ada, bo].map((user) => isEditor(user, none))).toEqual([true, true]);
  expect([ada, bo].map((user) => isEditor(user, { emails: ["ada@example.com"] }))).toEqual([true, false]);
  expect(isEditor({ id: bo.id + 1 }, { emails: ["bo@example.com"] })).toBe(false);
});

/** Signs in with these claims; the subject is the address's first part. */
function arrive(email: string, claims: Record<string, unknown> = {}, from = issuer) {
  const proven: ProvenIdentity = readClaims(from, { sub: email.split("@")[0], email, ...claims });
  return { id: signIn(proven) };
}

function nameEditors(email?: string, group?: string) {
  Object.assign(env, { OIDC_ISSUER: "https://id.example", OIDC_EDITORS_GROUP: group });
  if (email) env.ADMIN_EMAILS.push(email);
}

test("a member of the group is an editor until a sign-in says otherwise, whatever the address is", () => {
  nameEditors(undefined, "Site Editors");
  const member = (groups: unknown) => isEditor(arrive("gus@yard.test", { groups }));
  expect([["a", "Site Editors"], "Site Editors", "a, Site Editors"].map(member)).toEqual([true, true, true]);
  expect([["a"], [], "Editors", undefined].map(member)).toEqual([false, false, false, false]);
  expect(isEditor(arrive("gus@yard.test", { roles: ["Site Editors"] }))).toBe(true);
  expect(countGroupMembers("Site Editors")).toEqual({ accounts: 1, withGroups: 1, members: 1 });
  const elsewhere = arrive("eve@yard.test", { groups: ["Site Editors"] }, "https://left.example");
  expect(isEditor(elsewhere)).toBe(false);
});

test("says what is lacking, and which claim was missing", () => {
  nameEditors("chief@yard.test", "editors");
  expect(listNamedEditors()).toEqual([{ email: "chief@yard.test", state: "never" }]);
  const reasonsFor = (email: string, claims: Record<string, unknown>) => explainNoEditor(arrive(email, claims));
  expect(reasonsFor("sam@yard.test", { email_verified: true })).toEqual(["not-named", "no-groups"]);
  expect(reasonsFor("chief@yard.test", { groups: ["x"] })).toEqual(["silent", "not-in-group"]);
  expect(listNamedEditors()).toEqual([{ email: "chief@yard.test", state: "silent" }]);
  expect(reasonsFor("chief@yard.test", { email_verified: false })).toEqual(["unverified", "no-groups"]);
  expect(reasonsFor("chief@yard.test", { email: undefined, preferred_username: "chief@yard.test" })).toEqual([
    "missing",
    "no-groups",
  ]);
  expect(isEditor(arrive("chief@yard.test", { email_verified: true }))).toBe(true);
  expect(reasonsFor("chief@yard.test", { sub: "other", email_verified: true })).toEqual(["taken", "no-groups"]);
  expect(listNamedEditors()).toEqual([{ email: "chief@yard.test", state: "editor" }]);
});
