/** Signs a visitor in by the pages. */
export async function signIn(visitor, email) {
  await visitor.open("/login");
  await visitor.open("/api/login");
  await visitor.submit({ email });
}

/** Uncommon ways to sign in and out. */
export async function walkLogins({ journal, stranger, other, emailOf }) {
  journal.begin("logins");
  const failures = ["unreachable", "expired", "mismatch", "denied", "refused", "no-email", "nonsense"];
  for (const failure of failures) await stranger.ask(`/login?error=${failure}`);
  for (const query of ["", "?code=x&state=y", "?error=access_denied&state=y"]) {
    await stranger.ask(`/api/login/callback${query}`);
  }
  await stranger.open("/api/login");
  await stranger.submit({ email: "no address", name: "Pat <b>Garden</b>" });
  await stranger.submit({ email: "x@walk.test" }, ["cancel", "1"]);
  stranger.forgetCookies();
  for (const returnTo of ["/account?tab=settings", "//evil.example", "https://evil.example/", "/api/logout"]) {
    await stranger.ask(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    stranger.forgetCookies();
  }
  await walkDemoIdentity(stranger);
  await walkLogouts({ other, email: emailOf(other) });
}

async function walkDemoIdentity(stranger) {
  for (const path of ["", "/", "/.well-known/openid-configuration", "/auth", "/interaction/none", "/me", "/none"]) {
    await stranger.ask(`/demo/identity${path}`);
  }
  await stranger.ask("/demo/identity/token", { method: "POST", form: new URLSearchParams({ code: "x" }) });
  stranger.forgetCookies();
}

async function walkLogouts({ other, email }) {
  await other.ask("/login");
  await other.ask("/api/login");
  await other.ask("/api/login?returnTo=%2Fblog");
  await other.ask("/api/auth/user");
  await other.open("/account?tab=settings");
  await other.ask("/api/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
  await other.ask("/api/logout", { headers: { "Sec-Purpose": "prefetch" } });
  await other.open("/api/logout");
  await other.ask("/api/auth/user");
  // The requested page comes after the login.
  await other.open("/account?tab=settings");
  await other.open("/api/login");
  await other.submit({ email });
  await other.ask("/api/logout", { method: "POST", form: new URLSearchParams() });
  await signIn(other, email);
}
