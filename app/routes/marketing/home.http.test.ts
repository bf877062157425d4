import { existsSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { included } from "#app/domain/shop/money/package.ts";
import { examples } from "#app/ui/gallery/gallery.ts";
import { exampleName } from "#app/ui/home/chosen-example.ts";
import { designDrafts, designRequests, editions } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app, cookiesOf } from "#tests/harness/http-app.ts";

// Small, because each of its sizes is written in two formats whenever it is sent.
const yard = await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 280 }).jpeg().toBuffer();
const yardPhoto = () => new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });
const wish = "A stone patio by the back door, please";

type Texts = Partial<
  Record<"prompt" | "email" | "packageId" | "intent" | "idea" | "keptPhoto" | "locality" | "facing", string>
>;

async function post(cookie: string | undefined, texts: Texts, photo?: File) {
  const { body, type } = await browserForm(texts, photo);
  return app.fetch("/?index", { method: "POST", cookie, body, headers: { "Content-Type": type } });
}

/** As a browser writes it: the file field first, and there with an empty name when nothing was chosen. */
async function browserForm(texts: Texts, photo = new File([], "")) {
  const boundary = "----form-of-a-browser";
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const body = new Blob([
    `${head(`name="photo"; filename="${photo.name}"`)}Content-Type: application/octet-stream\r\n\r\n`,
    photo,
    "\r\n",
    ...Object.entries(texts).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`),
    `--${boundary}--\r\n`,
  ]);
  return { body: await body.arrayBuffer(), type: `multipart/form-data; boundary=${boundary}` };
}

const details = (texts: Texts = {}): Texts => ({ prompt: wish, email: "ada@yard.test", intent: "details", ...texts });

async function see(path: string, cookie?: string) {
  return (await app.fetch(path, { cookie })).text();
}

/** Signed in, with step 1 done. */
async function withDetails() {
  const signedIn = await app.signIn();
  await post(signedIn.cookie, details(), yardPhoto());
  return signedIn;
}

describe("a visitor", () => {
  test("sees the panel, and no form and no script", async () => {
    const page = await see("/");
    // The hero, the steps and the prices each lead to the finished order.
    expect(page.match(/href="\/sample"[^>]*>See a finished order/g)).toHaveLength(3);
    expect(page).toContain("Ready to Transform Your Space?");
    expect(page).toMatch(/href="\/api\/login[^"]*"[^>]*>Log in to Get Started/);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page).toContain('"digitalSourceType":"https://schema.org/CompositeSyntheticDigitalSource"');
    expect(page).not.toContain('id="transform"');
    expect(page).not.toContain("Describe Your Vision</label>");
    expect(page).toContain("Where it was taken is removed from it at once.");
    // Nothing that was not measured or set.
    expect(page).not.toContain("The last orders here");
    expect(page).not.toContain("Who runs this");
  });

  test("starts with a photo, which waits where it may be tried; a file that is none is refused", async () => {
    const kept = await post(undefined, { intent: "own-photo" }, yardPhoto());
    expect([kept.status, kept.headers.get("Location")]).toEqual([303, "/try"]);
    const trying = await see("/try", cookiesOf(kept));
    expect(trying).toContain("Your photo is kept");
    expect(trying).toContain("yard.jpg");
    const refused = await post(undefined, { intent: "own-photo" }, new File(["no photo"], "yard.jpg"));
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, "/"]);
    expect(await see("/", cookiesOf(refused))).toContain("File must be a JPEG or PNG image");
  });

  test("reads how long orders took here once there are five", async () => {
    const { user } = await app.signIn();
    const finishedAt = Date.now();
    const times = { paymentOpenedAt: finishedAt, paidAt: finishedAt - 3 * 60_000, finishedAt };
    for (let i = 0; i < 5; i++) createDesignRequest(user.id, { status: "completed", paymentStatus: "paid", ...times });
    // As the end of an order does: else the page is cached.
    app.db
      .update(editions)
      .set({ number: sql`${editions.number} + 1` })
      .run();
    expect(await see("/")).toContain("The last orders here took 3 minutes (median of up to twenty).");
  });
});

describe("a customer", () => {
  const done = { status: "completed", paymentStatus: "paid" } as const;

  test("sees the form, their three latest orders and what is included, and the sections that the header leads to", async () => {
    const { cookie, user } = await app.signIn();
    const hoursAgo = (hours: number) => ({ createdAt: Date.now() - hours * 3_600_000 });
    const oldest = createDesignRequest(user.id, { ...done, ...hoursAgo(30) }, 1);
    const named = createDesignRequest(user.id, { ...done, ...hoursAgo(5), name: "Grandma's front yard" }, 2);
    const { id } = createDesignRequest(user.id, hoursAgo(1));
    createDesignRequest(user.id, { ...done, status: "error", ...hoursAgo(2) });
    const page = (await see("/", cookie)).replaceAll("<!-- -->", "");
    expect(page).toMatch(new RegExp(`href="/designs/${id}".*?Order ${id}<.*?Not paid yet · 1 hour ago`, "s"));
    expect(page).toMatch(/Grandma(?:'|&#x27;)s front yard<.*?2 designs · 5 hours ago/s);
    expect(page).not.toContain(`Order ${named.id}`);
    expect(page).not.toContain(`href="/designs/${oldest.id}"`);
    expect(page).toMatch(/href="\/account"[^>]*>See all 4</);
    for (const section of ["how-it-works", "examples", "pricing", "transform"])
      expect(page).toContain(`id="${section}"`);
    expect(page).toMatch(/href="\/#transform"[^>]*>Get Started/);
    expect(page).toMatch(/href="\/\?package=standard#transform"/);
    expect(page).not.toContain("Ready to Transform Your Space?");
  });

  test("who has not ordered yet is shown a finished order", async () => {
    const { cookie } = await app.signIn();
    const page = await see("/", cookie);
    expect(page).not.toContain("Your latest designs");
    expect(page).toContain('href="/sample"');
  });
});

test("what a design comes with is said in the same words to visitors, to customers and at the packages", async () => {
  const { cookie } = await app.signIn();
  const [visitor, customer, packages] = await Promise.all([
    see("/"),
    see("/", cookie),
    withDetails().then((ordering) => see("/?step=package", ordering.cookie)),
  ]);
  const plainly = (page: string) => page.replace(/<[^>]*>|\u2060/g, "").replaceAll("&#x27;", "'");
  for (const words of Object.values(included)) {
    expect(plainly(visitor)).toContain(words);
    expect(plainly(customer)).toContain(words);
  }
  expect(plainly(packages)).toContain(`Every design comes with its ${included.plans.toLowerCase()}.`);
});

describe("the examples", () => {
  test("any design is a link: it is shown, marked and the page's one address", async () => {
    const page = await see("/?example=stone-features-2");
    expect(page).toMatch(/rel="canonical" href="[^"]*\/\?example=stone-features-2"/);
    expect(page).toMatch(/aria-current="true"[^>]*>Stone Features</);
    expect(page).toMatch(/aria-current="true"[^>]*>.*?Stone Features 2</);
    expect(page).toContain("All gallery images are AI generated");
    for (const slug of ["modern-paver-patio", "flower-borders"])
      expect(page).toContain(`href="/?example=${slug}-2#examples"`);
    expect(page.match(/>[A-Z][A-Za-z ]+ [12]</g)).toHaveLength(12);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page).toContain('"digitalSourceType":"https://schema.org/CompositeSyntheticDigitalSource"');
  });

  test("each design is shown with the wish that it was drawn from", async () => {
    for (const example of examples) {
      for (const [index, after] of example.afters.entries()) {
        const page = await see(`/?example=${exampleName(example, index + 1)}`);
        expect(page.replaceAll("<!-- -->", "")).toContain(`“${after.wish}”`);
      }
    }
  });

  test.each(["stone-features-3", "", "<script>", "stone-features"])(
    "an unknown one (%j) is the first",
    async (name) => {
      const answer = await app.fetch(`/?example=${encodeURIComponent(name)}`);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toMatch(/rel="canonical" href="https?:\/\/[^/"]+\/"/);
      expect(page).toMatch(/aria-current="true"[^>]*>Modern Paver Patio</);
    },
  );

  test("its pictures are there", async () => {
    const page = await see("/");
    const files = new Set(page.match(/\/pictures\/[\w-]+\.(?:avif|jpg)/g));
    expect(files.size).toBeGreaterThan(12);
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  });
});

describe("step 1", () => {
  test("comes without a reading of words that are not there yet", async () => {
    const { cookie } = await app.signIn();
    expect(await see("/", cookie)).not.toContain("understood");
    await post(cookie, details(), yardPhoto());
    expect(await see("/", cookie)).toContain("understood");
  });

  test("is there for whoever is signed in, with their address", async () => {
    const { cookie, user } = await app.signIn();
    const page = await see("/", cookie);
    expect(page).toContain('id="transform"');
    expect(page).toContain("Upload Your Photo");
    expect(page).toContain(`value="${user.email}"`);
    expect(page).not.toMatch(/disabled=""[^>]*>Continue to Select Package/);
  });

  test("leads on to the packages", async () => {
    const { cookie } = await app.signIn();
    const answer = await post(cookie, details(), yardPhoto());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/?step=package#transform");
    const page = await see("/?step=package", cookie);
    expect(page).toContain("Select Your Package");
    expect(page).toMatch(/value="standard"[^>]*checked|checked[^>]*value="standard"/);
    expect(page).toContain("POPULAR");
  });

  test.each<[string, Texts, string]>([
    ["a short wish", { prompt: "too short" }, "Please describe your vision in more detail (at least 10 characters)"],
    ["only spaces", { prompt: " ".repeat(40) }, "Please describe your vision in more detail (at least 10 characters)"],
    ["a long wish", { prompt: "x".repeat(501) }, "Please describe your vision in at most 500 characters"],
    ["no address", { email: "ada" }, "Please enter a valid email address"],
  ])("says what is wrong: %s", async (_, texts, message) => {
    const { cookie } = await app.signIn();
    const sent = details(texts);
    const answer = await post(cookie, sent, yardPhoto());
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(message);
    expect(page).toContain(sent.prompt);
    expect(page).toContain(`value="${sent.email}"`);
    expect(page).toMatch(/Photo kept: <span[^>]*>yard\.jpg/);
  });

  test("asks for a photo, and keeps the words", async () => {
    const { cookie } = await app.signIn();
    const answer = await post(cookie, details());
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("Please upload a photo of your yard");
    expect(page).toContain(wish);
  });

  test("does not ask again for a photo that has arrived", async () => {
    const { cookie } = await app.signIn();
    await post(cookie, details({ prompt: "short" }), yardPhoto());
    const answer = await post(cookie, details());
    expect(answer.headers.get("Location")).toBe("/?step=package#transform");
  });

  test.each<[string, File, number, string]>([
    [
      "a text",
      new File(["not a picture"], "yard.jpg", { type: "image/jpeg" }),
      415,
      "File must be a JPEG or PNG image",
    ],
    [
      "one byte too many",
      new File([new Uint8Array(20 * 1024 * 1024 + 1)], "yard.jpg", { type: "image/jpeg" }),
      413,
      "File must be less than 20MB",
    ],
    ["half a photo", new File([yard.subarray(0, yard.length / 2)], "yard.jpg"), 422, "damaged or incomplete"],
  ])("refuses %s and keeps the words", async (_, photo, status, message) => {
    const { cookie } = await app.signIn();
    const answer = await post(cookie, details(), photo);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(page).toContain(message);
    expect(page).toContain(wish);
    expect(page).not.toContain("Photo kept");
    // Without one, browsers hold the form back for a field that this step does not show.
    expect(page.match(/<input type="radio"[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="standard"')]);
  });

  test("adds a pressed idea to the words, and keeps the photo", async () => {
    const { cookie } = await app.signIn();
    expect(await see("/", cookie)).toContain('value="a paver patio"');
    const answer = await post(
      cookie,
      { prompt: "Less lawn.", email: "ada@yard.test", idea: "a paver patio" },
      yardPhoto(),
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/#transform"]);
    const page = await see("/", cookie);
    expect(page).toContain("Less lawn. A paver patio</textarea>");
    expect(page).toContain("Photo kept:");
  });

  test("blames no field when the form could not be read", async () => {
    const { cookie } = await app.signIn();
    const headers = { "Content-Type": "multipart/form-data; boundary=xx" };
    const response = await app.fetch("/?index", { method: "POST", cookie, headers, body: "--xx\r\ncut off" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("The upload could not be read. Please try again.");
    expect(html).not.toContain("Please upload a photo of your yard");
    expect(html).not.toContain("Please enter a valid email address");
  });

  test("answers a form of another kind with a page", async () => {
    const { cookie } = await app.signIn();
    const body = new URLSearchParams({ prompt: wish });
    const answer = await app.fetch("/?index", { method: "POST", cookie, body });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain("Describe Your Vision");
  });
});

describe("step 2", () => {
  test("is not reached without step 1", async () => {
    const { cookie } = await app.signIn();
    expect(await see("/?step=package", cookie)).toContain("Upload Your Photo");
  });

  test("tells what a glance at the photo speaks against it, and takes the order all the same", async () => {
    const { cookie } = await withDetails();
    expect(await see("/?step=package", cookie)).not.toContain("About your photo");
    const black = await sharp({ create: { width: 96, height: 64, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await post(cookie, details(), new File([new Uint8Array(black)], "lens-cap.png", { type: "image/png" }));
    const page = await see("/?step=package", cookie);
    expect(page).toMatch(/About your photo: <\/strong>This picture shows nothing that we can make out/);
    const keptPhoto = /name="keptPhoto" value="([^"]+)"/.exec(page)![1]!;
    const answer = await post(cookie, { ...details(), packageId: "standard", intent: "order", keptPhoto });
    expect(answer.status).toBe(303);
  });

  test("orders, and leads on to the payment", async () => {
    const { cookie, user } = await withDetails();
    const answer = await post(cookie, details({ packageId: "best-value", intent: "order" }));
    const request = app.db.select().from(designRequests).where(eq(designRequests.userId, user.id)).get();
    expect(request).toMatchObject({ prompt: wish, package: "Best Value", priceCents: 1400, imageCount: 10 });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/payment/${request!.id}`);
  });

  test("asks where the yard is: the order, its preview and the notes before paying know it", async () => {
    const { cookie, user } = await withDetails();
    const form = await see("/?step=package", cookie);
    expect(form).toMatch(/<details[^>]*><summary[^>]*><span>Where is the yard\?/);
    expect(form).toContain("Which way were you facing?");
    const keptPhoto = /name="keptPhoto" value="([^"]+)"/.exec(form)![1]!;
    const order = (said: Texts) =>
      post(cookie, details({ packageId: "standard", intent: "order", keptPhoto, ...said })).then(({ headers }) =>
        headers.get("Location"),
      );
    const row = () => app.db.select().from(designRequests).where(eq(designRequests.userId, user.id)).all()[0];
    const page = await order({ locality: " 12801 ", facing: "north" });
    expect(row()?.locality).toMatchObject({ words: "ZIP code 12801", zone: "4b", facing: "north" });
    expect(await see(page!, cookie)).toContain("Plants are chosen for zone 4b (ZIP code 12801)");
    // The same order with another answer moves; with none it stays.
    expect(await order({ locality: "Germany" })).toBe(page);
    expect(row()?.locality).toMatchObject({ zone: "7a", facing: "north" });
    expect(await order({})).toBe(page);
    expect(row()?.locality).toMatchObject({ zone: "7a", facing: "north" });
    expect(await order({ locality: "" })).toBe(page);
    expect(row()?.locality).toBeNull();
  });

  test.each([
    ["00000", "There is no such ZIP code in our table."],
    ["the North Sea", "We do not know that place."],
    ["zone 14", "There is no such zone: they go from 1a to 13b."],
  ])("takes the order without the place %j, and asks again with a sentence", async (locality, sentence) => {
    const { cookie, user } = await withDetails();
    const answer = await post(cookie, details({ packageId: "standard", intent: "order", locality, facing: "north" }));
    const request = app.db.select().from(designRequests).where(eq(designRequests.userId, user.id)).get();
    expect(request?.locality).toBeNull();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${request!.id}`]);
    for (const page of [await see(`/payment/${request!.id}`, cookie), await see("/", cookie)]) {
      expect(page).toContain(sentence);
      expect(page).toContain(`value="${locality}"`);
    }
    await post(cookie, details({ locality: "" }));
    expect(await see(`/payment/${request!.id}`, cookie)).not.toContain(sentence);
  });

  test("keeps where the yard is when something else is refused or read again", async () => {
    const { cookie } = await withDetails();
    const place = { locality: "Germany, mild", facing: "southwest" };
    const refused = await post(cookie, details({ packageId: "free", intent: "order", ...place }));
    const page = await refused.text();
    expect(page).toContain('value="Germany, mild"');
    expect(page).toMatch(/value="southwest"[^>]*selected/);
    await post(cookie, details({ intent: "reword", ...place }));
    expect(await see("/?step=package", cookie)).toContain('value="Germany, mild"');
  });

  test("a double click makes one order", async () => {
    const { cookie, user } = await withDetails();
    const keptPhoto = /name="keptPhoto" value="([^"]+)"/.exec(await see("/?step=package", cookie))![1]!;
    const click = () => post(cookie, details({ packageId: "standard", intent: "order", keptPhoto }));
    const answers = [await click(), await click()];
    expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    expect(app.db.select().from(designRequests).where(eq(designRequests.userId, user.id)).all()).toHaveLength(1);
    expect(app.db.select().from(designDrafts).where(eq(designDrafts.userId, user.id)).all()).toEqual([]);
  });

  test("somebody else's photo cannot be named", async () => {
    const other = await withDetails();
    const keptPhoto = /name="keptPhoto" value="([^"]+)"/.exec(await see("/?step=package", other.cookie))![1]!;
    const { cookie } = await app.signIn();
    const answer = await post(cookie, details({ packageId: "standard", intent: "order", keptPhoto }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test("refuses a package that does not exist, in place", async () => {
    const { cookie, user } = await withDetails();
    const answer = await post(cookie, details({ packageId: "free", intent: "order" }));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("Please select a package");
    expect(page).toContain("Select Your Package");
    expect(app.db.select().from(designRequests).where(eq(designRequests.userId, user.id)).all()).toEqual([]);
  });

  test("shows step 1 again when that has become wrong", async () => {
    const { cookie } = await withDetails();
    const answer = await post(cookie, { prompt: "short", packageId: "standard", intent: "order" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Upload Your Photo");
  });

  test("leads back with everything kept, the package too", async () => {
    const { cookie } = await withDetails();
    const answer = await post(cookie, details({ packageId: "quick-look", intent: "back" }));
    expect(answer.headers.get("Location")).toBe("/#transform");
    const page = await see("/", cookie);
    expect(page).toContain(wish);
    expect(page).toContain('value="ada@yard.test"');
    expect(page).toMatch(/Photo kept: <span[^>]*>yard\.jpg/);
    expect(page).toMatch(/value="quick-look"[^>]*checked|checked[^>]*value="quick-look"/);
  });
});

describe("a login that has run out", () => {
  test("loses nothing", async () => {
    const answer = await post(undefined, details({ packageId: "best-value" }), yardPhoto());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/login");
    const anonymous = cookiesOf(answer);
    expect(await see("/login", anonymous)).toContain("Please log in to continue creating your landscape design.");

    const { cookie, user } = await app.signIn();
    // What signing in does with the session: the draft goes along.
    await giveDraft(cookie, anonymous);
    const page = await see("/", cookie);
    expect(page).toContain(wish);
    expect(page).toMatch(/Photo kept: <span[^>]*>yard\.jpg/);
    expect(app.db.select().from(designDrafts).where(eq(designDrafts.userId, user.id)).get()).toMatchObject({
      prompt: wish,
      email: "ada@yard.test",
      packageId: "best-value",
    });
  });
});

async function giveDraft(cookie: string, anonymous: string) {
  const { commitSession, readSession } = await import("#app/http/sessions/session.server.ts");
  const sessionOf = (header: string) => readSession(new Request(app.baseUrl, { headers: { Cookie: header } }));
  const session = await sessionOf(cookie);
  session.set("draftId", (await sessionOf(anonymous)).get("draftId"));
  await commitSession(session);
}
