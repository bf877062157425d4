import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { designImages, letters, orderedPictures, sessions } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

describe.each(["/results", "/designs"])("%s/{id}", (page) => {
  test("under way: how far, the meta refresh, the estimate's place", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "processing", paymentStatus: "paid" }, 2);
    const html = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(html).toContain(`<title>2 of 5 ready · Order ${id} ·`);
    expect(html.replaceAll("<!-- -->", "")).toContain("$9 · 2 of 5 ready");
    expect(html).toContain('http-equiv="refresh"');
    expect(html).toMatch(/usually takes.*2-3 minutes/);
    expect(html).toContain("5-15 minutes");
    expect(html).toContain("ada@example.com");
    // The first picture is shown large at once, and what has yet to be made holds up no form.
    expect(html).toContain('aria-label="Download design 1"');
    const words = html.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, "|");
    expect(words).toMatch(
      /Payment received\|+: done.*2 designs drawn\|+: done.*In line.*E-mail with your designs\|+: to come/s,
    );
    app.db.insert(orderedPictures).values({ requestId: id, variationNumber: 3, startedAt: 1 }).run();
    const drawing = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(drawing).toContain("Laying out and planting design 3 of 5");
    // Nothing is drawn yet: the wish is read beforehand.
    expect(html).toMatch(/We will draw <\/span>a curved path and lavender\./);
  });

  test("completed: the photo, the wish, a badge per design, a download of the one in the frame, and no more refresh", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 5);
    const html = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(html).toContain("A curved path and lavender");
    for (let n = 1; n <= 5; n++) {
      expect(html).toMatch(new RegExp(`Design (<!-- -->)?${n}<`));
      const framed = await (await app.fetch(`${page}/${id}?design=${n}`, { cookie })).text();
      expect(framed.match(/\?download=\d(?=")/g)?.[0]).toBe(`?download=${n}`);
    }
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test("any design stands in the frame by a link, an unknown one is the first", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 3);
    const framed = async (query: string) => {
      const html = (await (await app.fetch(`${page}/${id}${query}`, { cookie })).text()).replaceAll("<!-- -->", "");
      return /<h3[^>]*>(Design [^<]*)<\/h3>/.exec(html)?.[1];
    };
    expect(
      await Promise.all(["", "?design=3", "?design=4", "?design=2&with=3", "?design=2&with=2"].map(framed)),
    ).toEqual(["Design 1", "Design 3", "Design 1", "Design 2 and Design 3", "Design 2"]);
  });

  test("how the wish was read, escaped; nothing of it for pictures whose designer does not tell", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const read = async () => (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(await read()).not.toContain("You asked for");
    const wish = {
      understood: ["flagstone patio", "lavender along the fence"],
      notDrawn: ["hot tub", "<script>alert(1)</script>"],
      remark: "The house stays as it is.",
    };
    app.db
      .update(designImages)
      .set({ plan: { title: "Green", wish, noRoom: ["dining set"] } })
      .where(eq(designImages.requestId, id))
      .run();
    const html = await read();
    expect(html).toMatch(/You asked for <\/span>flagstone patio and lavender along the fence\./);
    expect(html).toMatch(/We could not draw <\/span>a hot tub and a &lt;script&gt;alert\(1\)&lt;\/script&gt;\./);
    expect(html).toContain("The house stays as it is.");
    expect(html).toMatch(/There is no room for (?:<!-- -->)?dining set(?:<!-- -->)?\./);
    expect(html).not.toContain("<script>alert(1)");
  });

  test("partial: what is there and what went back", async () => {
    const { user, cookie } = await app.signIn();
    const order = {
      status: "partial",
      paymentStatus: "partially_refunded",
      paidAmountCents: 900,
      refundedAmountCents: 360,
    } as const;
    const { id } = createDesignRequest(user.id, order, 3);
    const html = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(html).toContain("We refunded $3.60 to your card, for the 2 pictures we could not make.");
    expect(html).toContain("Partial");
  });

  test("error: the spec's words and the refund", async () => {
    const { user, cookie } = await app.signIn();
    const order = {
      status: "error",
      paymentStatus: "refunded",
      paidAmountCents: 900,
      refundedAmountCents: 900,
    } as const;
    const { id } = createDesignRequest(user.id, order);
    const html = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(html).toContain("There was an error generating your designs. Please try again or contact support.");
    expect(html).toContain("We refunded your $9 in full.");
  });

  test("not paid yet: a way to pay", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    const html = await (await app.fetch(`${page}/${id}`, { cookie })).text();
    expect(html).toContain("Images Processing");
    expect(html).toContain(`href="/payment/${id}"`);
  });

  test.each([
    ["pending", "unpaid", "Nothing is drawn before the payment. Pay $9 and we draw your 5 designs."],
    ["pending", "failed", "Nothing is drawn before the payment. Pay $9 and we draw your 5 designs."],
    ["pending", "paid", "Your images are being processed and will arrive by e-mail."],
    ["pending", "refunded", "The payment was refunded: no images are made for this order."],
    ["queued-elsewhere", "paid", "Your images are being processed and will arrive by e-mail."],
  ] as const)(
    "%s and %s: images are being processed, here, in the account and on home",
    async (status, paymentStatus, words) => {
      const { user, cookie } = await app.signIn();
      const { id } = createDesignRequest(user.id, { status: status as "pending", paymentStatus });
      const read = async (path: string) => {
        const answer = await app.fetch(path, { cookie });
        expect(answer.status, path).toBe(200);
        return (await answer.text()).replaceAll("<!-- -->", "");
      };
      const html = await read(`${page}/${id}`);
      expect(html).toMatch(/<h2[^>]*>Images Processing<\/h2>/);
      expect(html).toContain(words);
      expect(html).not.toMatch(/Drawing your designs|No designs available/);
      const account = await read("/account");
      expect(account).toContain(`Images Processing. ${words}`);
      const mayPay = paymentStatus === "unpaid" || paymentStatus === "failed";
      for (const shown of [html, account]) expect(shown.includes(`href="/payment/${id}"`)).toBe(mayPay);
      const home = await read("/");
      const latest = /<h2[^>]*>Your latest designs.*?<\/ul>/s.exec(home)?.[0].replaceAll(/<[^>]*>/g, " ");
      expect(latest, home.slice(-3000)).toContain(
        mayPay ? "Not paid yet" : paymentStatus === "refunded" ? "No designs available" : "Images Processing",
      );
    },
  );

  test.each(["completed", "partial"] as const)(
    "%s without an image says so, here, in the account and on home",
    async (status) => {
      const { user, cookie } = await app.signIn();
      const { id } = createDesignRequest(user.id, { status, paymentStatus: "paid" });
      for (const path of [`${page}/${id}`, "/account", "/"])
        expect(await (await app.fetch(path, { cookie })).text(), path).toContain("No designs available");
    },
  );

  test.each(["0", "-1", "01", "1e3", "0x1", "abc", "9007199254740993"])("nobody's: %s", async (id) => {
    const { cookie } = await app.signIn();
    expect((await app.fetch(`${page}/${id}`, { cookie })).status).toBe(404);
  });

  test("a stranger gets the page of a missing design, to the letter", async () => {
    const { user } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const { cookie } = await app.signIn();
    const foreign = await app.fetch(`${page}/${id}`, { cookie });
    const missing = await app.fetch(`${page}/999999`, { cookie });
    // Without the numbers: they are in the addresses, and in nothing that tells one page from the other.
    const plain = async (response: Response) =>
      (await response.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll(/\d+/g, "N");
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await plain(foreign)).toBe(await plain(missing));
  });
});

describe("an order's name", () => {
  const call = (id: number, cookie: string, name: string) =>
    app.fetch(`/results/${id}`, { method: "POST", cookie, body: new URLSearchParams({ intent: "name", name }) });

  test("is its owner's to give, in one line, and to take away", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const heading = async () =>
      /<h1[^>]*>([^<]*)</.exec(await (await app.fetch(`/results/${id}`, { cookie })).text())?.[1];
    expect((await call(id, cookie, "  Grandma's \n front yard ")).status).toBe(303);
    expect(await heading()).toBe("Grandma&#x27;s front yard");
    const stranger = await app.signIn();
    expect((await call(id, stranger.cookie, "Mine now")).status).toBe(404);
    expect((await call(id, cookie, " ")).status).toBe(303);
    expect(await heading()).toBe(`Order ${id}`);
  });

  test("that is too long is refused in words, and stays in its field", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const refused = await call(id, cookie, "x".repeat(81));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/value="x{81}".*A name has at most 80 characters/s);
  });
});

describe("the e-mail about an order", () => {
  test("says what became of it, and goes again to where its owner says", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
    const read = async () => (await (await app.fetch(`/results/${id}`, { cookie })).text()).replaceAll("<!-- -->", "");
    expect(await read()).not.toContain("Your e-mail");
    const given = { requestId: id, recipient: "pat@yrad.test", messageId: `<${id}@yard.test>` };
    const state = { status: "given-up", problem: "no-such-mailbox" } as const;
    app.db
      .insert(letters)
      .values({ ...given, ...state, key: `designs-ready.${id}`, kind: "designs-ready" })
      .run();
    expect(await read()).toMatch(/could not be delivered to .*pat@yrad\.test.*there is no such mailbox/s);

    const send = (email: string, as = cookie) =>
      app.fetch(`/results/${id}`, {
        method: "POST",
        cookie: as,
        body: new URLSearchParams({ intent: "send-letter", email }),
      });
    const refused = await send("pat at yard");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="pat at yard"');
    expect((await send("eve@yard.test", (await app.signIn()).cookie)).status).toBe(404);
    expect((await send("pat@yard.test")).headers.get("Location")).toBe(`/results/${id}#letter-panel`);
    expect(await read()).toMatch(/is on its way to .*pat@yard\.test/s);
    for (const status of [303, 303, 429]) expect((await send("pat@yard.test")).status).toBe(status);
  });
});

describe("back from the bank", () => {
  const fromBank = "payment_intent=pi_x&payment_intent_client_secret=pi_x_secret_y&redirect_status=succeeded";

  test("the payment page says what came of it, at an address without secrets", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    for (const page of ["/results", "/designs"]) {
      const answer = await app.fetch(`${page}/${id}?${fromBank}`, { cookie });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/payment/${id}?returned=success`]);
    }
    const paid = createDesignRequest(user.id, { status: "processing", paymentStatus: "paid" });
    const told = await app.fetch(`/payment/${paid.id}?returned=success`, { cookie });
    expect([told.status, told.headers.get("Location")]).toEqual([303, `/results/${paid.id}`]);
  });

  test("nobody writes the secret down on the way to a sign-in", async () => {
    const answer = await app.fetch(`/results/7?${fromBank}&x=1`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
    const kept = JSON.stringify(app.db.select().from(sessions).all());
    expect(kept).toContain("/results/7?x=1");
    expect(kept).not.toContain("secret_y");
  });
});

describe("GET /api/designs/{id}", () => {
  test("the owner reads the spec's shape", async () => {
    const { user, cookie } = await app.signIn();
    const request = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 2);
    const response = await app.fetch(`/api/designs/${request.id}`, { cookie });
    expect(await response.json()).toEqual({
      designRequest: expect.objectContaining({
        id: request.id,
        status: "completed",
        originalPhotoPath: request.originalPhotoPath,
        prompt: request.prompt,
        package: "Standard",
        packagePrice: 9,
        imageCount: 5,
        createdAt: expect.stringMatching(/^\d{4}-/),
      }),
      images: [1, 2].map((variationNumber) => ({
        id: expect.any(Number),
        imagePath: expect.any(String),
        variationNumber,
      })),
    });
    expect(response.headers.get("Cache-Control")).toContain("no-store");
  });

  test("a stranger and nobody", async () => {
    const { user } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    const { cookie } = await app.signIn();
    expect((await app.fetch(`/api/designs/${id}`, { cookie })).status).toBe(404);
    expect((await app.fetch(`/api/designs/${id}`)).status).toBe(401);
    expect((await app.fetch(`/api/designs/${id}`, { cookie, method: "POST" })).status).toBe(405);
  });
});

describe("GET /api/designs/recent", () => {
  test("one's own with pictures, newest first; nothing when signed out", async () => {
    const { user, cookie } = await app.signIn();
    const older = createDesignRequest(user.id, { status: "completed", createdAt: 1000 }, 1);
    const newer = createDesignRequest(user.id, { status: "completed", createdAt: 2000 }, 1);
    createDesignRequest(user.id);
    const { designs } = await (await app.fetch("/api/designs/recent", { cookie })).json();
    expect(designs.map((design: { designRequest: { id: number } }) => design.designRequest.id)).toEqual([
      newer.id,
      older.id,
    ]);
    expect(await (await app.fetch("/api/designs/recent")).json()).toEqual({ designs: [] });
  });

  test("is kept five minutes by the browser that asked, and by nothing between; home asks for none", async () => {
    const { user, cookie } = await app.signIn();
    createDesignRequest(user.id, { status: "completed" }, 1);
    for (const as of [cookie, undefined]) {
      const { headers } = await app.fetch("/api/designs/recent", { cookie: as });
      expect(headers.get("Cache-Control")).toBe("private, max-age=300");
      expect(headers.get("Vary")).toMatch(/\bCookie\b/);
      expect(await (await app.fetch("/", { cookie: as })).text()).not.toContain("designs/recent");
    }
  });
});

describe("GET /api/designs/history/email/{email}", () => {
  test("one's own address in any case; every other is unknown", async () => {
    const { user, cookie } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    const call = (email: string, as?: string) => app.fetch(`/api/designs/history/email/${email}`, { cookie: as });
    const own = await (await call(encodeURIComponent(user.email.toUpperCase()), cookie)).json();
    expect(own.designs[0].designRequest.id).toBe(id);
    for (const other of [
      "eve@yard.test",
      encodeURIComponent(encodeURIComponent(user.email)),
      `${user.email}.`,
      `x+${user.email}`,
    ]) {
      expect((await call(other, cookie)).status).toBe(404);
    }
    expect((await call(user.email)).status).toBe(401);
  });
});
