import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { deliverLeadLetter } from "#app/domain/letters/deliver-lead-letter.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { deleteLead } from "#app/domain/orders/share/leads.server.ts";
import { ownPageSchema } from "#app/domain/pages/own-page-schema.ts";
import { saveOwnPage } from "#app/domain/pages/own-pages.server.ts";
import { sweep } from "#app/domain/upkeep/sweep.server.ts";
import { type Letter, type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { identities, jobs, leads, media } from "#db/schema.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const unlimited = { LIMIT_NEW_SESSIONS: "0", LIMIT_API_READS: "0", LIMIT_DESK_WRITES: "0", LIMIT_SIGN_INS: "0" };
const editorEmail = "quote-editor@yard.test";
const app = ownApp({ ...unlimited, ADMIN_EMAILS: editorEmail });
const typed = { name: "Lea", contact: "lea@yard.test", message: "A pond,\nplease" };
const complete = { ...typed, consents: "on" };
const dayMs = 24 * 60 * 60 * 1000;

let editor: string;
let yard: File;
beforeAll(async () => {
  editor = (await app.signIn({ email: editorEmail })).cookie;
  await writePage("services");
  const metadata = { IFD0: { Artist: "Lea" } };
  const bytes = await sharp("tests/fixtures/fenced-back-yard.jpg").resize(400).withExif(metadata).jpeg().toBuffer();
  yard = new File([new Uint8Array(bytes)], "yard.jpg", { type: "image/jpeg" });
});
afterEach(() => void app.db.delete(leads).run());

const text = "We build walls.\n\n::: quote-form\nAsk **us**.\n:::\n\nMore words.";
const writePage = (path: string, content = text) =>
  saveOwnPage(ownPageSchema.parse({ path, title: "Services", content }), false);

let client = 0;
/** Each from a client of its own, unless one is named. */
async function send(fields: Record<string, string | File>, page = "/services", from = `198.51.100.${++client}`) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "X-Forwarded-For": from };
  const answer = await app.fetch(`/quote?page=${encodeURIComponent(page)}`, { method: "POST", body, headers });
  return { status: answer.status, location: answer.headers.get("Location"), html: await answer.text() };
}
const open = async (path: string, cookie = "") =>
  (await (await app.fetch(path, { cookie })).text()).replaceAll("<!-- -->", "");
const latest = () => app.db.select().from(leads).orderBy(desc(leads.id)).all();

test("the form is in the page and in the post, asks for no session, and is a link in the feed", async () => {
  const post = await createPost({ content: text, publishedAt: Date.now() });
  for (const path of ["/services", `/blog/${post.slug}`]) {
    const answer = await app.fetch(path);
    const action = `action="/quote?page=${encodeURIComponent(path)}"`;
    expect(await answer.text()).toMatch(
      new RegExp(`Ask <strong>us</strong>.*<form[^>]*${action.replace("?", "\\?")}.*More words`, "s"),
    );
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect((await app.fetch(`/quote?page=${encodeURIComponent(path)}`)).status).toBe(200);
  }
  expect(await open("/blog/rss.xml")).toContain(`/quote?page=${encodeURIComponent(`/blog/${post.slug}`)}&quot;`);
  await writePage("plain", "No form here");
  for (const page of ["/plain", "/none", "/blog/none", "https://evil.test/", "//evil.test"]) {
    expect([page, (await app.fetch(`/quote?page=${encodeURIComponent(page)}`)).status]).toEqual([page, 404]);
    expect([page, (await send(complete, page)).status]).toEqual([page, 404]);
  }
  expect(latest()).toEqual([]);
});

test("what is sent twice is one lead and one letter, which answers reach; its photo is stored without metadata", async () => {
  for (let n = 0; n < 2; n++) {
    const sent = await send({ ...complete, photo: yard });
    expect([sent.status, sent.location]).toEqual([303, "/quote/sent?page=%2Fservices"]);
  }
  expect(await open("/quote/sent?page=%2Fservices")).toMatch(/Thank you.*href="\/services"/s);
  const [lead, ...more] = latest();
  expect([lead, more]).toEqual([expect.objectContaining({ ...typed, page: "/services", requestId: null }), []]);
  const mails = app.db.select().from(jobs).where(eq(jobs.kind, "mail-lead")).all();
  expect(mails.filter(({ key }) => key === `${lead!.id}`)).toHaveLength(1);

  const letters: Letter[] = [];
  const down: Mailer = { name: "down", send: () => Promise.reject(new MailerError("down", false)) };
  await expect(deliverLeadLetter(lead!.id, down)).rejects.toThrow("down");
  expect(latest()[0]!.toldAt).toBeNull();
  const mailer: Mailer = { name: "postbox", send: async (letter) => void letters.push(letter) };
  for (let n = 0; n < 2; n++) await deliverLeadLetter(lead!.id, mailer);
  expect(letters).toEqual([expect.objectContaining({ replyTo: "lea@yard.test" })]);
  const [photoUrl] = /http\S+signature=\S+/.exec(letters[0]!.text)!;
  expect(letters[0]!.text).toContain("Lea (lea@yard.test) wrote on /services:");
  const photo = await app.fetch(photoUrl.replace(app.baseUrl, "").replace(/^https?:\/\/[^/]+/, ""));
  expect(photo.status).toBe(200);
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif).toBeUndefined();
  expect((await app.fetch(`/api/uploads/${lead!.photoPath}`)).status).toBe(404);

  const listed = await open("/admin/shop/leads", editor);
  expect(listed).toMatch(/lea@yard\.test\): new.*href="\/services".*A pond,\s+please.*<img src="[^"]*signature=/s);
  const next = Date.now() + 2 * dayMs;
  const stored = () => app.db.select().from(media).where(eq(media.path, lead!.photoPath!)).all();
  await sweep(next);
  expect(stored()).toHaveLength(1);
  deleteLead(lead!.id);
  await sweep(next);
  expect(stored()).toEqual([]);
});

test("a number gets no answer address, and the same words a day later are another lead", async () => {
  await send({ ...complete, contact: "503 555 0100" });
  app.db
    .update(leads)
    .set({ createdAt: Date.now() - dayMs - 1 })
    .run();
  await send({ ...complete, contact: "503 555 0100" });
  const [lead, ...more] = latest();
  expect(more).toHaveLength(1);
  const letters: Letter[] = [];
  await deliverLeadLetter(lead!.id, { name: "postbox", send: async (letter) => void letters.push(letter) });
  expect(letters[0]).not.toHaveProperty("replyTo");
});

test("what is not complete is refused at its field, and words and photo stay", async () => {
  const refused = await send({ ...typed, contact: "", photo: yard });
  expect([refused.status, refused.html]).toEqual([
    422,
    expect.stringContaining("an e-mail address or a telephone number"),
  ]);
  expect(refused.html).toMatch(/value="Lea".*A pond,\s+please.*Your photo is kept/s);
  const kept = /name="keptPhoto" value="([^"]*)"/.exec(refused.html)![1]!.replaceAll("&amp;", "&");
  expect((await send({ ...complete, keptPhoto: kept })).status).toBe(303);
  expect(latest()[0]!.photoPath).toBe(new URL(kept).pathname.split("/").at(-1));
  const stolen = await send({
    ...complete,
    contact: "x@yard.test",
    keptPhoto: kept.replace("signature=", "signature=x"),
  });
  expect([stolen.status, latest()[0]!.photoPath]).toEqual([303, null]);
});

test.each([
  ["a text", new File(["no picture"], "notes.txt", { type: "text/plain" }), "File must be a JPEG or PNG image"],
  ["20 MB and a byte", new File([new Uint8Array(photoBytesAtMost + 1)], "big.jpg"), "File must be less than 20MB"],
])("%s is no photo, which is said at its field, and words stay", async (_, photo, words) => {
  const refused = await send({ ...complete, photo });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(words)]);
  expect(refused.html).toMatch(/value="Lea".*A pond,\s+please/s);
  expect(latest()).toEqual([]);
});

test("a program that fills in every field is thanked and leaves nothing", async () => {
  const before = app.db.select().from(media).all().length;
  expect((await send({ ...complete, photo: yard, website: "https://spam.test" })).status).toBe(303);
  expect([latest(), app.db.select().from(media).all().length]).toEqual([[], before]);
});

test("the sixth message of a client within an hour waits, and what was typed stays", async () => {
  const answers = [];
  for (let n = 1; n <= 6; n++)
    answers.push(await send({ ...complete, message: `Pond ${n}` }, "/services", "203.0.113.9"));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
  expect(answers.at(-1)!.html).toMatch(/Too many messages were sent\. Please try again in .*Pond 6/s);
});

test("who signs in with the address finds the message in the export of their data", async () => {
  const { cookie, user } = await app.signIn();
  app.db.update(identities).set({ emailClaim: "verified" }).where(eq(identities.userId, user.id)).run();
  await send({ ...complete, contact: user.email!, photo: yard });
  await send({ ...complete, contact: "someone-else@yard.test", message: "Not mine" });
  const answer = await app.fetch("/account/my-data.zip", { cookie });
  const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(bytes).toContain(`messages-to-the-shop/${latest()[1]!.photoPath}`);
  expect(bytes).not.toContain("Not mine");
});
