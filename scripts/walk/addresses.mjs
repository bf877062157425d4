/** Every address of the site, for a given order. */
export function everyAddress({ order, post, slug, category, tag }) {
  return [
    ...customersPages(order),
    ...blogPages(slug),
    ...deskPages({ post, category, tag }),
    ...calls({ order, slug, post, category, tag }),
    "/login",
    "/demo/mail",
    "/demo/mail/none",
    "/demo/checkout/pi_test_none",
    "/no/such/page",
  ];
}

/** Requests each address as each visitor. */
export async function walkEverywhere(people, chapter, facts, visitors = everybody(people)) {
  const { journal, stranger } = people;
  for (const visitor of visitors) {
    journal.begin(`${chapter}, as ${visitor.name}`);
    for (const address of everyAddress(facts)) {
      if (visitor === stranger) visitor.forgetCookies();
      await visitor.look(address);
    }
  }
  stranger.forgetCookies();
}

function everybody({ stranger, owner, other, editor }) {
  return [stranger, owner, other, editor];
}

function customersPages(order) {
  const orders = [order, 999_999, "0", "-1", "abc", "1e3", "99999999999999999999"];
  return [
    "/",
    "/?step=package",
    ...orders.map((id) => `/payment/${id}`),
    ...orders.map((id) => `/results/${id}`),
    `/designs/${order}`,
    "/designs/999999",
    `/results/${order}?payment_intent=pi_test_none&payment_intent_client_secret=x&redirect_status=succeeded`,
    `/designs/${order}/ground`,
    `/designs/${order}/ground?ordered=1`,
    "/designs/999999/ground",
    `/designs/${order}/brief/1`,
    `/designs/${order}/brief/9`,
    `/designs/${order}/brief/x`,
    "/designs/999999/brief/1",
    "/account",
    "/account?tab=settings",
  ];
}

function blogPages(slug) {
  return [
    ...["/blog", "/blog?page=2", "/blog?page=0", "/blog?page=x", "/blog/atom.xml", "/blog/rss.xml"],
    ...[`/blog/${slug}`, "/blog/no-such-post", "/blog/category/none", "/blog/tag/none"],
    ...["/sitemap.xml", "/robots.txt"],
  ];
}

function deskPages({ post, category, tag }) {
  const views = ["?tab=posts", "?tab=categories", "?tab=tags", "?tab=settings", "?tab=none"];
  const lists = [
    "?search=patio",
    "?search=no-such-words",
    "?status=draft",
    "?sort=title&page=2",
    "?status=none&page=x",
  ];
  return [
    ...["", ...views].map((query) => `/admin${query}`),
    ...["", ...lists].map((query) => `/admin/posts${query}`),
    "/admin/posts/new",
    ...[post, 999_999, "abc"].flatMap((id) =>
      ["", "/delete", "/revisions", "/revisions?revision=1"].map((rest) => `/admin/posts/${id}${rest}`),
    ),
    ...topicPages("categories", category),
    ...topicPages("tags", tag),
    "/admin/settings",
    "/admin/preview",
    "/admin/drafts",
    "/admin/none",
  ];
}

function topicPages(list, id) {
  return ["", "/new", `/${id}`, "/999999", `/${id}/delete`, "/999999/delete"].map((rest) => `/admin/${list}${rest}`);
}

function calls({ order, slug, post, category, tag }) {
  return [
    ...["/api/auth/user", "/api/login", "/api/login/callback", "/api/uploads", "/api/uploads/none.jpg"],
    "/api/uploads/..%2f..%2flandscape-atelier.sqlite",
    ...["/api/designs/recent", "/api/designs/history/email/ann%40walk.test", "/api/designs/history/email/none"],
    ...[order, 999_999, "abc"].map((id) => `/api/designs/${id}`),
    ...[order, 999_999].flatMap((id) => [1, 9].map((variation) => `/api/designs/${id}/images/${variation}/plan.svg`)),
    `/api/designs/${order}/images/1/plan.svg?lettering=large`,
    ...[order, 999_999].map((id) => `/api/designs/${id}/images/1/sun.svg`),
    ...[order, 999_999].flatMap((id) => [1, 9].map((variation) => `/api/designs/${id}/images/${variation}/list.csv`)),
    ...[order, 999_999].map((id) => `/api/designs/${id}/images/1/packet/plan.dxf`),
    `/api/designs/${order}/images/1/packet/none.pdf`,
    `/api/designs/${order}/payment-complete`,
    ...["/api/create-payment-intent", "/api/stripe/webhook", "/api/none", "/api", "/api/"],
    ...["", "?status=all", "?status=draft&sort=title", "?page=1&pageSize=2", "?category=none"].map(postsCall),
    ...["?tag=none", "?status=none", "?page=0", "?status=draft&status=all", "?search=patio"].map(postsCall),
    ...[slug, post, "none", 999_999].map((id) => `/api/blog/posts/${id}`),
    ...["/api/blog/categories", `/api/blog/categories/${category}`, "/api/blog/categories/999999"],
    ...["/api/blog/tags", `/api/blog/tags/${tag}`, "/api/blog/tags/none", "/api/blog/media"],
  ];
}

function postsCall(query) {
  return `/api/blog/posts${query}`;
}
