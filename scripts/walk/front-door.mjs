/** What no page answers: files, refusals, and invalid addresses. */
export async function walkFrontDoor({ journal, owner, stranger }) {
  journal.begin("front door");
  await walkFiles(stranger);
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const fields = new URLSearchParams({ a: "b" });
  for (const path of ["/", "/api/create-payment-intent", "/api/stripe/webhook", "/no/such/page"]) {
    await owner.ask(path, { method: "POST", form: fields, headers: foreign });
    await owner.ask(path, { method: "POST", form: fields, headers: { Origin: foreign.Origin } });
    await owner.ask(path, { method: "POST", form: fields, headers: { "Content-Encoding": "gzip" } });
    await owner.ask(path, { method: "POST", form: fields });
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) await owner.ask(path, { method });
  }
  for (const path of [`/${"x".repeat(5000)}`, `/api/${"x".repeat(5000)}`, "/caf%e9", "/api/%ff", "/results/%ff"]) {
    await owner.ask(path);
  }
  await owner.ask("/api/designs/%ff");
  for (const path of ["/Account", "/account/", "/account/_.data", "//evil.example", "/blog/", "/index.html", "/.env"]) {
    await owner.ask(path);
  }
  for (const query of ["", "?_routes=root", "?_routes=none"]) await stranger.ask(`/account.data${query}`);
  await stranger.ask("/__manifest?p=%2Faccount&version=none");
}

async function walkFiles(stranger) {
  for (const path of ["/healthz", "/favicon.svg", "/apple-touch-icon.png", "/favicon.ico", "/assets/none.js"]) {
    await stranger.ask(path);
    await stranger.ask(path, { method: "HEAD" });
  }
  await stranger.open("/");
  const files = [...new Set(stranger.html.match(/\/assets\/[\w.-]+\.(?:css|jpg|avif|webp|svg)/g))];
  for (const file of files) await stranger.ask(file, { method: "HEAD" });
  for (const encoding of ["br", "gzip"]) {
    await stranger.ask("/favicon.svg", { method: "HEAD", headers: { "Accept-Encoding": encoding } });
    await stranger.ask("/login", { method: "HEAD", headers: { "Accept-Encoding": encoding } });
  }
  for (const path of ["/blog/atom.xml", "/robots.txt"]) {
    const { headers } = await stranger.ask(path);
    await stranger.ask(path, { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
  }
}
