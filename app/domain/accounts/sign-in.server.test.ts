import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProvenIdentity } from "#app/providers/identity/contract.ts";
import { db } from "#db/client.server.ts";
import { identities, jobs, users } from "#db/schema.ts";
import { findUserForSession } from "./find-user-for-session.server.ts";
import { isEditor } from "./is-editor.server.ts";
import { createSessionRow } from "./session-rows.server.ts";
import { signIn } from "./sign-in.server.ts";

const ann: ProvenIdentity = {
  issuer: "https://id.example",
  subject: "ann",
  email: "ann@yard.test",
  emailVerified: true,
  emailClaim: "verified",
  groups: null,
  firstName: "Ann",
  lastName: "Green",
  profileImageUrl: "https://id.example/ann.jpg",
};

const accountOf = (id: number) => db.select().from(users).where(eq(users.id, id)).get()!;
const shownEmailOf = (userId: number) => findUserForSession(createSessionRow({ userId }))!.email;

it("opens an account once and brings its profile up to date", () => {
  const first = signIn(ann);
  const again = signIn({ ...ann, firstName: "Anna", email: "anna@yard.test" });
  expect(again).toBe(first);
  expect(accountOf(first)).toMatchObject({ firstName: "Anna", lastName: "Green", email: "anna@yard.test" });
  expect(db.select().from(identities).where(eq(identities.userId, first)).all()).toMatchObject([
    { issuer: ann.issuer, subject: "ann", email: "anna@yard.test" },
  ]);
});

it("never lets an e-mail open another user's account", () => {
  const owner = signIn({ ...ann, subject: "owner", email: "shared@yard.test" });
  const other = signIn({ ...ann, subject: "other", email: "shared@yard.test", firstName: "Mallory" });
  const elsewhere = signIn({ ...ann, issuer: "https://other.example", subject: "owner", email: "shared@yard.test" });
  expect(new Set([owner, other, elsewhere]).size).toBe(3);
  expect(accountOf(owner)).toMatchObject({ email: "shared@yard.test", firstName: "Ann" });
  expect(accountOf(other).email).toBeNull();
  expect(shownEmailOf(other)).toBe("shared@yard.test");
});

it("takes over an address once its owner has another", () => {
  const owner = signIn({ ...ann, subject: "moves", email: "moved@yard.test" });
  const next = signIn({ ...ann, subject: "next", email: "moved@yard.test" });
  signIn({ ...ann, subject: "moves", email: "new@yard.test" });
  signIn({ ...ann, subject: "next", email: "moved@yard.test" });
  expect(accountOf(owner).email).toBe("new@yard.test");
  expect(accountOf(next).email).toBe("moved@yard.test");
});

it("does not put an unproven address on the account, so no one can occupy one or edit with it", () => {
  const claimant = signIn({ ...ann, subject: "claims", email: "chief@yard.test", emailVerified: false });
  expect(accountOf(claimant).email).toBeNull();
  expect(shownEmailOf(claimant)).toBe("chief@yard.test");
  expect(isEditor({ id: claimant }, { emails: ["chief@yard.test"] })).toBe(false);
  const chief = signIn({ ...ann, subject: "chief", email: "chief@yard.test" });
  expect(isEditor({ id: chief }, { emails: ["chief@yard.test"] })).toBe(true);
});

it("lets every signed-in user edit until editors are named", () => {
  const user = signIn({ ...ann, subject: "anybody", email: "anybody@yard.test" });
  expect(isEditor({ id: user }, { emails: [] })).toBe(true);
  expect(isEditor({ id: user }, { emails: ["chief@yard.test"] })).toBe(false);
});

describe("by e-mail and elsewhere", () => {
  const byMail = (email: string): ProvenIdentity => ({
    ...ann,
    issuer: "mailto",
    subject: email,
    email,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
  });
  const elsewhere = (email: string, facts: Partial<ProvenIdentity> = {}) => ({
    ...ann,
    subject: email,
    email,
    ...facts,
  });
  const atDemo = (email: string) => elsewhere(email, { issuer: "http://localhost:3000/demo/identity" });
  const letters = () => db.select().from(jobs).where(eq(jobs.kind, "mail-joined-account")).all().length;

  it("is one account where both proved the address, which is told by letter, once", () => {
    const before = letters();
    const first = signIn(elsewhere("both@yard.test"));
    expect(signIn(byMail("both@yard.test"))).toBe(first);
    expect(accountOf(first)).toMatchObject({ email: "both@yard.test", firstName: "Ann", lastName: "Green" });
    expect(letters()).toBe(before + 1);
    signIn(byMail("both@yard.test"));
    expect(letters()).toBe(before + 1);
    const second = signIn(byMail("mail-first@yard.test"));
    expect(signIn(elsewhere("mail-first@yard.test"))).toBe(second);
    expect(accountOf(second).firstName).toBe("Ann");
    expect(letters()).toBe(before + 2);
  });

  it("is never one account by an address that was only claimed", () => {
    const before = letters();
    const claimant = signIn(elsewhere("claimed@yard.test", { emailVerified: false }));
    const owner = signIn(byMail("claimed@yard.test"));
    expect(owner).not.toBe(claimant);
    expect(accountOf(owner).email).toBe("claimed@yard.test");
    expect(signIn(elsewhere("claimed@yard.test", { subject: "another", emailVerified: false }))).not.toBe(owner);
    // Verified later, the claimant's account is there already, and stays apart.
    expect(signIn(elsewhere("claimed@yard.test"))).toBe(claimant);
    expect(accountOf(claimant).email).toBeNull();
    expect(letters()).toBe(before);
  });

  it("is not one account with a second identity of the provider", () => {
    const owner = signIn(byMail("two@yard.test"));
    expect(signIn(elsewhere("two@yard.test"))).toBe(owner);
    expect(signIn(elsewhere("two@yard.test", { subject: "second" }))).not.toBe(owner);
  });

  it("is not one account with a person of the demo, who gives the address up", () => {
    const claimant = signIn(atDemo("demo@yard.test"));
    const owner = signIn(byMail("demo@yard.test"));
    expect(owner).not.toBe(claimant);
    expect([accountOf(claimant).email, accountOf(owner).email]).toEqual([null, "demo@yard.test"]);
    expect(signIn(atDemo("demo@yard.test"))).toBe(claimant);
    expect(accountOf(owner).email).toBe("demo@yard.test");
  });

  it("lets whoever runs a demo keep the address, and so the desk, when PUBLIC_URL changes", () => {
    signIn(atDemo("runs@yard.test"));
    const moved = signIn(elsewhere("runs@yard.test", { issuer: "https://yards.test/demo/identity" }));
    expect(isEditor({ id: moved }, { emails: ["runs@yard.test"] })).toBe(true);
  });
});
