import { expect, it, test } from "vitest";
import { readClaims } from "./read-claims.ts";

const issuer = "https://id.example";
const claims = { sub: "7", email: " Ann@Yard.Test ", email_verified: true, given_name: "Ann", family_name: "Green" };

it("keeps what it needs, cleaned", () => {
  expect(readClaims(issuer, { ...claims, picture: "https://id.example/a.jpg", extra: [1] })).toEqual({
    issuer,
    subject: "7",
    email: "ann@yard.test",
    emailVerified: true,
    emailClaim: "verified",
    groups: null,
    firstName: "Ann",
    lastName: "Green",
    profileImageUrl: "https://id.example/a.jpg",
  });
});

test.each([
  [true, "verified", true, true],
  ["true", "verified", true, true],
  [false, "unverified", false, true],
  ["false", "unverified", false, true],
  [undefined, "silent", false, true],
  [1, "silent", false, true],
])("reads email_verified %j as %s: believed %j, with trust %j", (told, emailClaim, believed, trusted) => {
  const answer = { ...claims, email_verified: told };
  expect(readClaims(issuer, answer)).toMatchObject({ emailClaim, emailVerified: believed });
  expect(readClaims(issuer, answer, true)).toMatchObject({ emailClaim, emailVerified: trusted });
});

it("takes a user name for the address where there is none, but never for a verified one", () => {
  const named = { ...claims, email: undefined, preferred_username: "Ann@Yard.Test" };
  expect(readClaims(issuer, named, true)).toMatchObject({
    email: "ann@yard.test",
    emailClaim: "missing",
    emailVerified: false,
  });
});

test.each([
  [{ groups: ["a", "b"] }, ["a", "b"]],
  [{ roles: ["a"] }, ["a"]],
  [{ groups: "Site Editors" }, ["Site Editors", "Site Editors"]],
  [{ groups: "a, b" }, ["a, b", "a", "b"]],
  [{ groups: [], roles: "x" }, ["x", "x"]],
  [{ groups: { a: 1 } }, null],
  [{ groups: [7] }, null],
  [{}, null],
])("reads the groups of %j", (told, groups) => {
  expect(readClaims(issuer, { ...claims, ...told }).groups).toEqual(groups);
});

test.each([
  "javascript:alert(1)",
  "http://id.example/a.jpg",
  "data:image/png;base64,AA",
  "//id.example/a",
  `https://a/${"b".repeat(3000)}`,
  7,
])("drops the picture %j", (picture) => {
  expect(readClaims(issuer, { ...claims, picture }).profileImageUrl).toBeNull();
});

it("bounds and cleans names, and uses the whole name when its parts are not stated", () => {
  const huge = readClaims(issuer, { ...claims, given_name: "👩".repeat(50_000), family_name: " \u0000\u202E " });
  expect([...huge.firstName!]).toHaveLength(100);
  expect(huge.lastName).toBeNull();
  expect(readClaims(issuer, { sub: "7", email: "a@b.test", name: "Ann\r\nGreen" }).firstName).toBe("Ann Green");
  expect(readClaims(issuer, { ...claims, given_name: 7, family_name: null }).firstName).toBeNull();
});

test.each([undefined, null, "", "ann", "ann@", "a@b.test\r\nBcc: c@d.test", `${"a".repeat(300)}@b.test`, ["a@b.test"]])(
  "does not take %j for an e-mail",
  (email) => {
    expect(() => readClaims(issuer, { ...claims, email })).toThrow(expect.objectContaining({ failure: "no-email" }));
  },
);

test.each([
  undefined,
  null,
  "text",
  {},
  { email: "a@b.test" },
  { ...claims, sub: "" },
  { ...claims, sub: "x".repeat(256) },
])("refuses %j for want of a subject", (answer) => {
  expect(() => readClaims(issuer, answer)).toThrow(expect.objectContaining({ failure: "refused" }));
});
