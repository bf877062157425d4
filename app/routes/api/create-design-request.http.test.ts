import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { photoBytesAtMost, photoProblemMessages, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { designDrafts, designRequests, media } from "#db/schema.ts";
import { makeHostileFiles, noise } from "#tests/factories/hostile-files.ts";
import { app, cookiesOf } from "#tests/harness/http-app.ts";

const photo = new Uint8Array(await noise(320, 240));
/** One for each reason: what is refused for which, store-picture.server.test.ts knows. */
const hostileFiles = [...new Map((await makeHostileFiles()).map((file) => [file.reason, file])).values()];

const order = {
  email: "pat@yard.test",
  prompt: "A pond with lilies and a bench",
  package: "Standard",
  packagePrice: "9",
  imageCount: "5",
};

function formOf(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>, name = "yard.jpg"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file) form.append("photo", new Blob([file]), name);
  return form;
}

async function post(body: BodyInit, cookie?: string, headers: HeadersInit = {}) {
  const response = await app.fetch("/api/uploads", { method: "POST", body, cookie, headers });
  return { status: response.status, body: await response.json(), cookie: cookiesOf(response) };
}

function requestsOf(userId: number) {
  return app.db.select().from(designRequests).where(eq(designRequests.userId, userId)).all();
}

describe("signed in", () => {
  let person: Awaited<ReturnType<typeof app.signIn>>;
  /** A good photo of that person's, which need not be sent again. */
  let keptPhoto: string;
  beforeAll(async () => {
    person = await app.signIn();
    const refused = await post(formOf({ ...order, prompt: "short" }, photo), person.cookie);
    expect(refused.status).toBe(400);
    keptPhoto = refused.body.keptPhoto;
  });

  test("a photo and a wish become an unpaid request", async () => {
    const { user, cookie } = await app.signIn();
    const answer = await post(formOf({ ...order, prompt: "  A pond\r\nwith lilies " }, photo), cookie);
    expect(answer).toMatchObject({ status: 201, body: { requestId: expect.any(Number) } });
    const [request] = requestsOf(user.id);
    expect(request).toMatchObject({ id: answer.body.requestId, prompt: "A pond\nwith lilies", package: "Standard" });
    const stored = app.db.select().from(media).where(eq(media.path, request!.originalPhotoPath)).get();
    expect(stored).toMatchObject({ ownerId: user.id, kind: "photo", originalName: "yard.jpg" });
  });

  test("identical uploads at once are one order", async () => {
    const { user, cookie } = await app.signIn();
    const send = (prompt: string) => post(formOf({ ...order, prompt }, photo), cookie);
    const answers = await Promise.all([send("A pond, please"), send("A pond, please"), send("A hedge, please")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(
      requestsOf(user.id)
        .map(({ prompt }) => prompt)
        .sort(),
    ).toEqual(["A hedge, please", "A pond, please"]);
  });

  test("price and count need not be sent, and a package may be named by its id", async () => {
    const { email, prompt } = order;
    const answer = await post(formOf({ email, prompt, package: "quick-look" }, photo), person.cookie);
    expect(answer.status).toBe(201);
    const made = requestsOf(person.user.id).find(({ id }) => id === answer.body.requestId);
    expect(made).toMatchObject({ package: "Quick Look", priceCents: 400, currency: "usd", imageCount: 1 });
  });

  test.each([
    ["prompt", "nine char", "Please describe your vision in more detail (at least 10 characters)"],
    ["prompt", " ".repeat(40), "Please describe your vision in more detail (at least 10 characters)"],
    ["prompt", "x".repeat(501), "Please describe your vision in at most 500 characters"],
    ["email", "pat", "Please enter a valid email address"],
    ["email", "pat@yard.test\r\nBcc: all@yard.test", "Please enter a valid email address"],
    ["email", `${"p".repeat(250)}@yard.test`, "Please enter a valid email address"],
    ["package", "", "Please select a package"],
    ["package", "Deluxe", "Please select a package"],
    ["packagePrice", "1", "The price of this package has changed. Please select it again."],
    ["packagePrice", "9.00", "The price of this package has changed. Please select it again."],
    ["imageCount", "10", "The number of images of this package has changed. Please select it again."],
  ])("%s %j is refused", async (field, value, message) => {
    const before = requestsOf(person.user.id).length;
    const answer = await post(formOf({ ...order, [field]: value }), person.cookie);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(requestsOf(person.user.id)).toHaveLength(before);
  });

  test.each([
    ...["1", "0", "-9", "9.999", "9e0", "NaN", "", "1e9", " 9"].map((packagePrice) => ({ packagePrice })),
    ...["1", "0", "-5", "5.5", "5e0", "NaN", "", "100"].map((imageCount) => ({ imageCount })),
    { package: "Best Value", packagePrice: "14", imageCount: "100" },
    // Each of a package, none of one.
    { package: "Best Value", packagePrice: "4", imageCount: "1" },
    { package: "Best Value", packagePrice: "14", imageCount: "1" },
    { package: "Quick Look", packagePrice: "4", imageCount: "10" },
    { package: "Standard", packagePrice: "4", imageCount: "5" },
    ...["Deluxe", "__proto__", "constructor", "toString", ""].map((name) => ({ package: name })),
  ])("no order of %j, though the rest of it is right", async (wrong) => {
    const before = requestsOf(person.user.id).length;
    const answer = await post(formOf({ ...order, keptPhoto, ...wrong }), person.cookie);
    expect(answer).toMatchObject({ status: 400, body: { errors: expect.any(Object) } });
    for (const field of Object.keys(answer.body.errors)) expect(wrong).toHaveProperty([field]);
    expect(requestsOf(person.user.id)).toHaveLength(before);
  });

  test("without a photo", async () => {
    const answer = await post(formOf(order), person.cookie);
    const message = "Please upload a photo of your yard";
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { photo: message } } });
  });

  test.each(hostileFiles)("$title is refused", async ({ bytes, name, reason }) => {
    const answer = await post(formOf(order, bytes, name), person.cookie);
    const message = photoProblemMessages[reason];
    expect(answer).toMatchObject({
      status: photoProblemStatuses[reason],
      body: { message, errors: { photo: message } },
    });
  });

  test("a byte over 20 MB is too large, and the texts are kept; 20 MB are not", async () => {
    const { user, cookie } = await app.signIn();
    const padded = new Uint8Array(photoBytesAtMost + 1);
    padded.set(photo);
    const tooLarge = await post(formOf(order, padded), cookie);
    expect(tooLarge).toMatchObject({ status: 413, body: { message: "File must be less than 20MB" } });
    const draft = app.db.select().from(designDrafts).where(eq(designDrafts.userId, user.id)).get();
    expect(draft).toMatchObject({ prompt: order.prompt, email: order.email, packageId: "standard" });
    expect((await post(formOf(order, padded.subarray(0, photoBytesAtMost)), cookie)).status).toBe(201);
  });

  test("a good photo with a wrong text is kept and need not be sent again; others cannot use it", async () => {
    expect(keptPhoto).toMatch(/^[a-z2-7]{26}\.jpg$/);
    const again = { ...order, keptPhoto };
    expect((await post(formOf(again), (await app.signIn()).cookie)).status).toBe(400);
    const first = await post(formOf(again), person.cookie);
    expect(first.status).toBe(201);
    expect(await post(formOf(again), person.cookie)).toMatchObject({ status: 201, body: first.body });
  });

  test.each([
    ["JSON", JSON.stringify(order), { "Content-Type": "application/json" }, 415],
    ["urlencoded", new URLSearchParams(order), {}, 415],
    ["compressed", "x", { "Content-Type": "multipart/form-data; boundary=x", "Content-Encoding": "gzip" }, 415],
    ["broken", "--x\r\nhalf", { "Content-Type": "multipart/form-data; boundary=x" }, 400],
    ["empty", "", { "Content-Type": "multipart/form-data; boundary=x" }, 400],
  ])("%s body", async (_title, body, headers, status) => {
    expect(await post(body, person.cookie, headers)).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  test("other methods are told what is taken here", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await app.fetch("/api/uploads", { method, cookie: person.cookie });
      expect(response.status).toBe(405);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe("signed out", () => {
  test("a valid photo and the texts wait for the login", async () => {
    const refused = await post(formOf(order, photo));
    expect(refused).toMatchObject({
      status: 401,
      body: { message: "Please log in to continue creating your landscape design." },
    });
    const { keptPhoto } = refused.body;
    const shown = await app.fetch(`/api/uploads/${keptPhoto}`, { cookie: refused.cookie });
    expect(shown.status).toBe(200);
    await shown.arrayBuffer();
    expect((await app.fetch(`/api/uploads/${keptPhoto}`)).status).toBe(404);
    const stored = app.db.select().from(media).where(eq(media.path, keptPhoto)).get()!;
    const draft = app.db.select().from(designDrafts).where(eq(designDrafts.photoMediaId, stored.id)).get();
    expect(draft).toMatchObject({ userId: null, prompt: order.prompt, email: order.email });
  });

  test("the session's draft takes the next attempt too", async () => {
    const first = await post(formOf({ prompt: "one idea, then another" }));
    const second = await post(formOf({ email: "pat@yard.test" }, photo), first.cookie);
    const stored = app.db.select().from(media).where(eq(media.path, second.body.keptPhoto)).get()!;
    const draft = app.db.select().from(designDrafts).where(eq(designDrafts.photoMediaId, stored.id)).get();
    expect(draft).toMatchObject({ prompt: "one idea, then another", email: "pat@yard.test" });
  });

  test("a bad photo is named", async () => {
    const refused = await post(formOf(order, new Uint8Array(9)));
    expect(refused).toMatchObject({ status: 401, body: { errors: { photo: "File must be a JPEG or PNG image" } } });
  });

  test("nothing to keep, no session", async () => {
    expect(await post("{}", undefined, { "Content-Type": "application/json" })).toMatchObject({
      status: 401,
      cookie: "",
    });
  });
});

test("a client that hangs up leaves no file behind", async () => {
  const { cookie } = await app.signIn();
  const { port } = new URL(app.baseUrl);
  const head = `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n`;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`);
  socket.write(Buffer.alloc(300_000));
  const uploads = () => readdirSync(join(app.dataDir, "tmp")).filter((name) => name.startsWith("upload-"));
  await expect.poll(uploads, { timeout: 30_000 }).toHaveLength(1);
  socket.destroy();
  await expect.poll(uploads, { timeout: 30_000 }).toEqual([]);
});
