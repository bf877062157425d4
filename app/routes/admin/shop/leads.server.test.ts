import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverLeadLetter, giveUpLeadLetter } from "#app/domain/letters/deliver-lead-letter.server.ts";
import { deleteOldLeads, enqueueUntoldLeads } from "#app/domain/orders/share/leads.server.ts";
import { leadSettings } from "#app/domain/shop/leads.server.ts";
import type { Letter, Mailer } from "#app/providers/mailer/contract.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests, jobs, leads } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const editorEmail = "leads-editor@yard.test";
const unlimited = { LIMIT_NEW_SESSIONS: "0", LIMIT_API_READS: "0", LIMIT_DESK_WRITES: "0", LIMIT_SIGN_INS: "0" };
const app = ownApp({ ...unlimited, ADMIN_EMAILS: editorEmail });
const line = "Green Acres, gardens in Salem, 503-555-0100";
const unticked = { name: "Lea", contact: "lea@yard.test", message: "A pond,\nplease" };
const lead = { ...unticked, consents: "on" };

let editor: string;
beforeAll(async () => {
  editor = (await app.signIn({ email: editorEmail })).cookie;
});
afterAll(() => leadSettings.save({ takesLeads: false, firmLine: "" }));

async function send(path: string, fields: Record<string, string>, cookie = "") {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method: "POST",
    body,
    headers: { Cookie: cookie },
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
}

const desk = (fields: Record<string, string>) => send("/admin/shop/leads", fields, editor);
const open = async (path: string, cookie = "") =>
  (await fetch(`${app.baseUrl}${path}`, { headers: { Cookie: cookie } })).text();
const leadsOf = (id: number) => app.db.select().from(leads).where(eq(leads.requestId, id)).all();

async function share() {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
  await send(`/designs/${id}/share`, { name: "Tom", days: "30", picture: "" }, cookie);
  const html = await open(`/designs/${id}/share`, cookie);
  return { id, path: /value="https?:\/\/[^/]+(\/share\/[\w-]+)"/.exec(html)![1]! };
}

test("a shop without leads shows no form and takes no message", async () => {
  const { id, path } = await share();
  expect(await open(path)).not.toContain("<form");
  expect((await send(path, lead)).status).toBe(404);
  expect(leadsOf(id)).toEqual([]);
});

test("what a visitor writes is kept once, told once by letter, answered and deleted at the desk", async () => {
  const { id, path } = await share();
  expect((await desk({ intent: "save", takesLeads: "on", firmLine: line })).status).toBe(303);
  expect(await open(path)).toContain(line);
  for (let n = 0; n < 2; n++) {
    const sent = await send(path, lead);
    expect([sent.status, sent.html]).toEqual([200, expect.stringContaining("Your message is on its way")]);
  }
  const [kept, ...more] = leadsOf(id);
  expect([kept, more]).toEqual([expect.objectContaining({ name: "Lea", state: "new", toldAt: null }), []]);
  const key = `${kept!.id}`;
  const job = () =>
    app.db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, "mail-lead"))
      .all()
      .find((one) => one.key === key);
  app.db.delete(jobs).where(eq(jobs.id, job()!.id)).run();
  await enqueueUntoldLeads();
  expect(job()?.payload).toEqual({ leadId: kept!.id });

  const letters: Letter[] = [];
  const mailer: Mailer = { name: "postbox", send: async (letter) => void letters.push(letter) };
  for (let n = 0; n < 2; n++) await deliverLeadLetter(kept!.id, mailer);
  expect(letters.map(({ text }) => text)).toEqual([expect.stringMatching(/Lea \(lea@yard\.test\).*A pond,\nplease/s)]);
  expect(leadsOf(id)[0]!.toldAt).not.toBeNull();

  const listed = await open("/admin/shop/leads", editor);
  expect(listed).toMatch(/Lea<\/span> \((<!-- -->)?lea@yard\.test(<!-- -->)?\): (<!-- -->)?new/);
  expect((await desk({ intent: "answered", lead: key })).status).toBe(303);
  expect(leadsOf(id)[0]!.state).toBe("answered");
  expect((await send("/admin/shop/leads", { intent: "delete", lead: key })).status).not.toBe(200);
  expect(leadsOf(id)).toHaveLength(1);
  expect((await desk({ intent: "delete", lead: key })).status).toBe(303);
  expect(leadsOf(id)).toEqual([]);
  expect((await desk({ intent: "closed", lead: key })).status).toBe(404);
});

test.each([
  [unticked, "Please tick this"],
  [{ ...lead, contact: " " }, "Please enter an e-mail address or a telephone number"],
  [{ ...lead, message: "x".repeat(2001) }, "at most 2000 characters"],
])("a message that is not complete is refused in words, and what was typed stays", async (fields, words) => {
  leadSettings.save({ takesLeads: true, firmLine: line });
  const { id, path } = await share();
  const refused = await send(path, fields);
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(words)]);
  expect(refused.html).toContain('value="Lea"');
  expect(refused.html).toMatch(/<form id="contact"[^>]* action="[^"]*#contact-heading"/);
  expect(leadsOf(id)).toEqual([]);
});

test("a program that fills in every field, and a link that does not work, leave no lead", async () => {
  leadSettings.save({ takesLeads: true, firmLine: line });
  const { id, path } = await share();
  expect((await send(path, { ...lead, website: "https://spam.test" })).status).toBe(200);
  expect((await send(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`, lead)).status).toBe(404);
  expect(leadsOf(id)).toEqual([]);
});

test("a lead outlives its order but not its year, and one that cannot be mailed is not tried for good", async () => {
  leadSettings.save({ takesLeads: true, firmLine: line });
  const { id, path } = await share();
  await send(path, lead);
  const { id: leadId, createdAt } = leadsOf(id)[0]!;
  app.db.delete(designRequests).where(eq(designRequests.id, id)).run();
  const find = () => app.db.select().from(leads).where(eq(leads.id, leadId)).get();
  expect(find()).toMatchObject({ requestId: null, toldAt: null });
  inTransaction((tx) => giveUpLeadLetter(tx, leadId));
  expect(find()!.toldAt).not.toBeNull();
  deleteOldLeads(createdAt);
  expect(find()).toBeDefined();
  deleteOldLeads(createdAt + 1);
  expect(find()).toBeUndefined();
});

test("the sixth message of a client within an hour waits, and what was typed stays", async () => {
  leadSettings.save({ takesLeads: true, firmLine: line });
  const { id, path } = await share();
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const answers: number[] = [];
  for (let n = 1; n <= 6; n++) {
    const body = new URLSearchParams({ ...lead, message: `Pond ${n}` });
    const answer = await app.fetch(path, { method: "POST", body, headers });
    answers.push(answer.status);
    if (n === 6) expect(await answer.text()).toMatch(/Too many messages were sent\. Please try again in .*Pond 6/s);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(leadsOf(id)).toHaveLength(5);
});
