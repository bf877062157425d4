import type { Page } from "playwright";

/** A page in one state. `{order}`, `{unpaid}` and `{share}` in its path are those of the journey before. */
export interface Shot {
  name: string;
  path: string;
  signedIn?: boolean;
  /** What a visitor does before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const shots: readonly Shot[] = [
  { name: "home", path: "/" },
  { name: "login", path: "/login" },
  { name: "identity", path: "/api/login" },
  { name: "sample", path: "/sample" },
  { name: "sample-compare", path: "/sample?design=1&with=3" },
  { name: "sample-brief", path: "/sample/brief/1" },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/modern-paver-patio-that-stays-level" },
  { name: "post-missing", path: "/blog/no-such-post" },
  { name: "404", path: "/no-such-page" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "share-public", path: "{share}" },
  { name: "share-gone", path: "/share/gone" },

  { name: "home-signed-in", path: "/", signedIn: true },
  { name: "form", path: "/?again#transform", signedIn: true },
  { name: "account", path: "/account", signedIn: true },
  { name: "account-settings", path: "/account?tab=settings", signedIn: true },
  { name: "account-delete", path: "/account/delete", signedIn: true },
  { name: "order-delete", path: "/designs/{order}/delete", signedIn: true },
  { name: "results", path: "/results/{order}", signedIn: true },
  { name: "results-3", path: "/results/{order}?design=3", signedIn: true },
  { name: "results-compare", path: "/results/{order}?design=1&with=4", signedIn: true },
  { name: "results-folds", path: "/results/{order}", signedIn: true, prepare: openFolds },
  { name: "results-unpaid", path: "/results/{unpaid}", signedIn: true },
  { name: "brief", path: "/designs/{order}/brief/1", signedIn: true },
  { name: "share", path: "/designs/{order}/share", signedIn: true },
  { name: "ground", path: "/designs/{unpaid}/ground", signedIn: true },
  { name: "payment", path: "/payment/{unpaid}", signedIn: true },
  { name: "demo-mail", path: "/demo/mail", signedIn: true },
  { name: "letter", path: "/demo/mail", signedIn: true, prepare: openLetter },
  { name: "admin", path: "/admin", signedIn: true },
  { name: "admin-log", path: "/admin/operation/log", signedIn: true },
  { name: "admin-operation", path: "/admin/operation", signedIn: true },
];

async function openFolds(page: Page): Promise<unknown> {
  return page.evaluate("document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })");
}

async function openLetter(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /designs are ready/i })
    .first()
    .click();
}
