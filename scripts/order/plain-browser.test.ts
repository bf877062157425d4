import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { findForm, PlainBrowser } from "./plain-browser.mjs";

describe("findForm", () => {
  test("finds the first form with all the named fields, and what it would send", () => {
    const html = `<form><input name="email"></form>
      <FORM action="/go?a=1&amp;b=2" enctype="multipart/form-data"><!-- <input name="ghost"> -->
      <input type=hidden name=token value='a"b &lt;c&gt; &#8217;&eacute;'><input name="email" value="x@y.test" data-value="no">
      <input type="radio" name="plan" value="a"><input type="radio" name="plan" value="b" checked>
      <input type="checkbox" name="agreed"><input type="checkbox" name="news" checked>
      <input type="file" name="photo"><input type="submit" name="go" value="Go"><input name="off" value="1" disabled>
      <select name="size"><option value="s">S</option><option value="m" selected>M</option></select>
      <textarea name="wish">
A &lt;b&gt; &amp; c
</textarea></FORM>`;
    expect(findForm(html, ["email", "photo", "agreed"])).toEqual({
      action: "/go?a=1&b=2",
      multipart: true,
      fields: { token: 'a"b <c> ’é', email: "x@y.test", plan: "b", news: "on", size: "m", wish: "A <b> & c\n" },
    });
    expect(findForm(html, ["ghost"])).toBeUndefined();
    expect(findForm(html, ["off"])).toBeUndefined();
    expect(findForm(html, ["email"])?.multipart).toBe(false);
  });

  test("sees what is there for want of scripts", () => {
    expect(findForm(`<noscript><form><input name="x" value="1"></form></noscript>`, ["x"])?.fields).toEqual({ x: "1" });
    expect(findForm(`<script>"<form><input name='x'></form>"</script>`, ["x"])).toBeUndefined();
  });
});

describe("PlainBrowser", () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.cookie ?? ""}`.trim());
    const html = (body: string) => response.setHeader("Content-Type", "text/html").end(body);
    if (request.url === "/start") {
      response.setHeader("Set-Cookie", ["a=1; Path=/; HttpOnly", "b=x=y; Path=/in", "c=3; Path=/; Max-Age=60"]);
      response.writeHead(302, { Location: "/in/form" }).end();
    } else if (request.url === "/in/form") {
      html(`<form method="post" action="send"><input type="hidden" name="token" value="t"><input name="email"></form>
        <a href="/payment/7?x=1&amp;y=2">Pay</a><a name="no">No</a><div role="alert"><p>Please <b>look</b>\n again</p><p>Twice.</p></div><main><p>Five <i>images</i></p><p>Six</p></main>`);
    } else if (request.url === "/in/send") {
      response.setHeader("Set-Cookie", ["c=; Path=/; Max-Age=0", "d=4; Domain=elsewhere.test"]);
      request.on("data", (chunk) => seen.push(String(chunk)));
      request.on("end", () => html(`<meta http-equiv="Refresh" content="2">`));
    } else {
      response.end(`file`);
    }
  });
  afterAll(() => server.close());

  test("keeps cookies to their paths and their ends, follows redirects, fills in forms", async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const browser = new PlainBrowser(`http://localhost:${(server.address() as AddressInfo).port}`);
    await browser.open("/start");
    expect([new URL(browser.url).pathname, browser.status, browser.refreshes()]).toEqual(["/in/form", 200, false]);
    expect(browser.links(/payment/)).toEqual(["/payment/7?x=1&y=2"]);
    expect(browser.problems()).toBe(" It says: Please look again. Twice.");
    expect(browser.lines(/image/)).toEqual(["Five images"]);
    await browser.submit({ email: "a@b.test" });
    expect(browser.refreshes()).toBe(true);
    expect(browser.problems()).toBe(" It answered 200.");
    expect(String(await browser.download("/file"))).toBe("file");
    await expect(browser.submit({ card: "1" })).rejects.toThrow(/has no form with card/);
    expect(seen).toEqual([
      "GET /start",
      "GET /in/form b=x=y; a=1; c=3",
      "POST /in/send b=x=y; a=1; c=3",
      "token=t&email=a%40b.test",
      "GET /file a=1",
    ]);
  });
});
