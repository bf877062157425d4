import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteExpiredSessions, hashSessionId } from "#app/domain/accounts/session-rows.server.ts";
import { takeToast as takeToastOfSession } from "#app/domain/accounts/take-toast.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { sessions } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { holdWriteLock } from "#tests/harness/hold-write-lock.ts";
import { findSignedInUser } from "./guards.server.ts";
import { commitSession, readSession, readSessionId, replaceSession, type SessionData } from "./session.server.ts";
import { redirectWithToast, takeToast } from "./toast.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

function requestWith(setCookie?: string | null): Request {
  const headers = setCookie ? { Cookie: setCookie.split(";", 1)[0]! } : undefined;
  return new Request("http://localhost:3000/", { headers });
}

async function startSession(data: SessionData): Promise<{ setCookie: string; request: Request; sid: string }> {
  const setCookie = await replaceSession(requestWith(), data);
  const request = requestWith(setCookie);
  return { setCookie, request, sid: hashSessionId((await readSessionId(request))!) };
}

const rowOf = (sid: string) => db.select().from(sessions).where(eq(sessions.sid, sid)).get();

afterEach(() => {
  vi.useRealTimers();
});

describe("a session", () => {
  it("remembers, keeps only a hash of its id, and mirrors whose it is", async () => {
    const user = createUser();
    const { setCookie, request, sid } = await startSession({ userId: user.id, draftId: 3 });
    expect(setCookie).toMatch(/^session=/);
    expect(setCookie).toContain("HttpOnly");
    expect(setCookie).toContain("SameSite=Lax");
    expect(setCookie).toContain("Path=/");
    expect(rowOf(sid)).toMatchObject({ sess: { userId: user.id, draftId: 3 }, userId: user.id });
    expect(JSON.stringify(db.select().from(sessions).all())).not.toContain(await readSessionId(request));
    expect(await findSignedInUser(request)).toEqual(user);
  });

  it("costs a visitor without one neither a cookie nor a row", async () => {
    const before = await db.$count(sessions);
    expect(await findSignedInUser(requestWith())).toBeUndefined();
    expect((await readSession(requestWith())).data).toEqual({});
    expect(await db.$count(sessions)).toBe(before);
  });

  it("is not opened by an unsigned, altered, truncated or oversized cookie", async () => {
    const { setCookie } = await startSession({ userId: createUser().id });
    const cookie = setCookie.split(";", 1)[0]!;
    const [id] = cookie.split(".");
    for (const forged of [
      id!,
      cookie.slice(0, -3),
      `${cookie}x`,
      `session=x${cookie.slice(8)}`,
      `session=${"a".repeat(8192)}`,
      "session=",
    ]) {
      expect(await findSignedInUser(requestWith(forged)), forged).toBeUndefined();
    }
  });

  it("ends thirty days after it was last used", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const user = createUser();
    const { request, sid } = await startSession({ userId: user.id });
    vi.setSystemTime(Date.now() + 29 * dayMs);
    expect(await findSignedInUser(request)).toEqual(user);
    vi.setSystemTime(Date.now() + 29 * dayMs);
    expect(await findSignedInUser(request)).toEqual(user);
    vi.setSystemTime(Date.now() + 31 * dayMs);
    expect(await findSignedInUser(request)).toBeUndefined();
    expect((await readSession(request)).data).toEqual({});
    deleteExpiredSessions(Date.now(), 1_000);
    expect(rowOf(sid)).toBeUndefined();
  });

  it("gives up an expired id for a new one", async () => {
    const { request, sid } = await startSession({ draftId: 1 });
    db.update(sessions).set({ expire: 1 }).where(eq(sessions.sid, sid)).run();
    const session = await readSession(request);
    session.set("draftId", 2);
    const next = requestWith(await commitSession(session));
    expect(await readSessionId(next)).not.toBe(await readSessionId(request));
  });

  it("takes its cookie away when it holds nothing any more", async () => {
    const { request, sid } = await startSession({ draftId: 1 });
    const session = await readSession(request);
    session.unset("draftId");
    expect(await commitSession(session)).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    expect(rowOf(sid)).toBeUndefined();
  });
});

describe("changing hands", () => {
  it("gives a login a new id and ends the old one, so that a planted id is worth nothing", async () => {
    const planted = await startSession({ draftId: 9, returnTo: "/account" });
    const user = createUser();
    const after = requestWith(await replaceSession(planted.request, { userId: user.id, draftId: 9 }));
    expect(await readSessionId(after)).not.toBe(await readSessionId(planted.request));
    expect(await findSignedInUser(after)).toEqual(user);
    expect(await findSignedInUser(planted.request)).toBeUndefined();
    expect(rowOf(planted.sid)).toBeUndefined();
    expect((await readSession(after)).data).toEqual({ userId: user.id, draftId: 9 });
  });

  it("does not bring a login back that ended while another request was busy", async () => {
    const { request } = await startSession({ userId: createUser().id });
    const busy = await readSession(request);
    await replaceSession(request, {});
    busy.set("draftId", 4);
    const late = requestWith(await commitSession(busy));
    expect(await findSignedInUser(late)).toBeUndefined();
    expect((await readSession(late)).data).toEqual({ draftId: 4 });
  });
});

describe("a toast", () => {
  it("is shown once, after the redirect", async () => {
    const response = await redirectWithToast(requestWith(), "/account", { title: "Saved" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/account");
    const next = requestWith(response.headers.get("Set-Cookie"));
    expect(await takeToast(next)).toEqual({ title: "Saved", variant: "default" });
    expect(await takeToast(next)).toBeUndefined();
  });

  it("leaves the rest of the session alone", async () => {
    const user = createUser();
    const { request } = await startSession({ userId: user.id, draftId: 5 });
    await redirectWithToast(request, "/", { title: "No", description: "It failed", variant: "destructive" });
    expect(await takeToast(request)).toEqual({ title: "No", description: "It failed", variant: "destructive" });
    expect((await readSession(request)).data).toEqual({ userId: user.id, draftId: 5 });
    expect(await findSignedInUser(request)).toEqual(user);
  });

  it("comes with this page although another process is writing", async () => {
    const { request } = await startSession({ userId: createUser().id });
    await redirectWithToast(request, "/", { title: "Saved" });
    const letGo = await holdWriteLock(databaseFile(env.DATA_DIR));
    const toast = takeToastOfSession((await readSessionId(request))!, 30_000);
    await letGo();
    expect(await toast).toEqual({ title: "Saved", variant: "default" });
  });
});
