import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product. Under /demo/identity the built-in identity provider answers (app/server). */
export default [
  index("routes/marketing/home.tsx"),
  route("try", "routes/try/try.tsx"),
  route("try/preview.jpg", "routes/try/try-preview.ts"),
  route("sample", "routes/sample/sample.tsx"),
  route("sample/brief/:variation", "routes/sample/sample-brief.tsx"),
  route("sample/plans/:variation/:document", "routes/sample/sample-documents.ts"),
  route("privacy", "routes/marketing/operator-page.tsx", { id: "privacy" }),
  route("terms", "routes/marketing/operator-page.tsx", { id: "terms" }),

  // The customer's way: order, pay, see
  route("payment/:requestId", "routes/designs/payment.tsx"),
  route("payment/:requestId/preview.jpg", "routes/designs/preview-picture.ts"),
  route("results/:requestId", "routes/designs/design.tsx", { id: "results" }),
  route("designs/:requestId", "routes/designs/design.tsx", { id: "design" }),
  route("designs/:requestId/ground", "routes/designs/ground.tsx"),
  route("designs/:requestId/brief/:variation", "routes/designs/brief.tsx"),
  route("designs/:requestId/share", "routes/designs/share.tsx"),
  route("letter/:key/:signature", "routes/letters/open-letter.ts"),
  route("share/:token", "routes/share/shared-designs.tsx"),
  route("share/:token/preview.jpg", "routes/share/share-preview.ts"),
  route("account", "routes/account/account.tsx"),
  route("account/my-data.zip", "routes/account/my-data.ts"),
  route("account/delete", "routes/account/delete-account.tsx"),
  route("designs/:requestId/delete", "routes/account/delete-order.tsx"),

  // The blog
  route("blog", "routes/blog/blog.tsx"),
  route("blog/atom.xml", "routes/blog/atom-feed.ts"),
  route("blog/rss.xml", "routes/blog/rss-feed.ts"),
  route("blog/category/:slug", "routes/blog/category.tsx"),
  route("blog/tag/:slug", "routes/blog/tag.tsx"),
  route("blog/:slug", "routes/blog/post.tsx"),
  route("preview/:token", "routes/blog/post-preview.tsx"),
  route("feed.xml", "routes/blog/old-feed.ts", { id: "feed-xml" }),
  route("atom.xml", "routes/blog/old-feed.ts", { id: "atom-xml" }),
  route("index.xml", "routes/blog/old-feed.ts", { id: "index-xml" }),
  route("rss.xml", "routes/blog/old-feed.ts", { id: "rss-xml" }),
  route("rss", "routes/blog/old-feed.ts", { id: "rss" }),
  route("feed", "routes/blog/old-feed.ts", { id: "feed" }),
  route("sitemap.xml", "routes/blog/sitemap.ts"),
  route("robots.txt", "routes/blog/robots.ts"),
  route("speculation-rules.json", "routes/resources/speculation-rules.ts"),

  // A new installation
  route("set-up", "routes/set-up/set-up.tsx"),

  // For monitoring
  route("metrics", "routes/resources/metrics.ts"),

  // Signing in
  route("login", "routes/auth/login-page.tsx"),
  route("api/login", "routes/auth/start-login.ts"),
  route("api/login/callback", "routes/auth/finish-login.ts"),
  route("api/logout", "routes/auth/logout.tsx"),
  route("api/auth/user", "routes/auth/current-user.ts"),

  // The editors' desk
  layout("routes/admin/desk.tsx", [
    route("admin", "routes/admin/dashboard.tsx"),
    route("admin/posts", "routes/admin/posts.tsx"),
    route("admin/posts/new", "routes/admin/edit-post.tsx", { id: "new-post" }),
    route("admin/trash", "routes/admin/trash.tsx"),
    route("admin/posts/:postId", "routes/admin/edit-post.tsx", { id: "edit-post" }),
    route("admin/posts/:postId/delete", "routes/admin/delete-post.tsx"),
    route("admin/posts/:postId/revisions", "routes/admin/post-revisions.tsx"),
    route("admin/posts/:postId/preview-link", "routes/admin/preview-link.tsx"),
    route("admin/pictures", "routes/admin/pictures.tsx"),
    route("admin/categories", "routes/admin/topics.tsx", { id: "categories" }),
    route("admin/categories/new", "routes/admin/edit-topic.tsx", { id: "new-category" }),
    route("admin/categories/:topicId", "routes/admin/edit-topic.tsx", { id: "edit-category" }),
    route("admin/categories/:topicId/delete", "routes/admin/delete-topic.tsx", { id: "delete-category" }),
    route("admin/tags", "routes/admin/topics.tsx", { id: "tags" }),
    route("admin/tags/new", "routes/admin/edit-topic.tsx", { id: "new-tag" }),
    route("admin/tags/:topicId", "routes/admin/edit-topic.tsx", { id: "edit-tag" }),
    route("admin/tags/:topicId/delete", "routes/admin/delete-topic.tsx", { id: "delete-tag" }),
    route("admin/redirects", "routes/admin/redirects.tsx"),
    route("admin/shop", "routes/admin/shop/brand.tsx"),
    route("admin/shop/pages", "routes/admin/shop/own-pages.tsx"),
    route("admin/shop/pages/new", "routes/admin/shop/edit-own-page.tsx", { id: "new-own-page" }),
    route("admin/shop/pages/:path", "routes/admin/shop/edit-own-page.tsx", { id: "edit-own-page" }),
    route("admin/settings", "routes/admin/settings.tsx"),

    // The operator's pages
    route("admin/operation", "routes/admin/operator/operation.tsx"),
    route("admin/operation/orders", "routes/admin/operator/orders.tsx"),
    route("admin/operation/orders/:requestId", "routes/admin/operator/order.tsx"),
    route("admin/operation/jobs", "routes/admin/operator/jobs.tsx"),
    route("admin/operation/letters", "routes/admin/operator/letters.tsx"),
    route("admin/operation/providers", "routes/admin/operator/providers.tsx"),
    route("admin/operation/storage", "routes/admin/operator/storage.tsx"),
    route("admin/operation/installation", "routes/admin/operator/installation.tsx"),
    route("admin/operation/log", "routes/admin/operator/desk-log.tsx"),
  ]),
  route("admin/preview", "routes/admin/preview-post.ts"),
  route("admin/drafts", "routes/admin/keep-draft.ts"),

  // The API twins of the pages above
  route("api/uploads", "routes/api/create-design-request.ts"),
  route("api/uploads/*", "routes/api/stored-picture.ts"),
  route("api/designs/recent", "routes/api/recent-designs.ts"),
  route("api/designs/history/email/:email", "routes/api/design-history.ts"),
  route("api/designs/:requestId", "routes/api/design.ts"),
  route("api/designs/:requestId/images/:variation/plan.svg", "routes/api/plan-drawing.ts"),
  route("api/designs/:requestId/images/:variation/list.csv", "routes/api/plan-list.ts"),
  route("api/designs/:requestId/designs.zip", "routes/api/order-files.ts"),
  route("api/designs/:requestId/payment-complete", "routes/api/payment-complete.ts"),
  route("api/wish-reading", "routes/api/wish-reading.ts"),
  route("api/create-payment-intent", "routes/api/create-payment-intent.ts"),
  route("api/stripe/webhook", "routes/webhooks/stripe.ts"),
  route("api/blog/posts", "routes/api/blog-posts.ts"),
  route("api/blog/posts/:idOrSlug", "routes/api/blog-post.ts"),
  route("api/blog/categories", "routes/api/blog-topics.ts", { id: "api-categories" }),
  route("api/blog/categories/:topicId", "routes/api/blog-topic.ts", { id: "api-category" }),
  route("api/blog/tags", "routes/api/blog-topics.ts", { id: "api-tags" }),
  route("api/blog/tags/:topicId", "routes/api/blog-topic.ts", { id: "api-tag" }),
  route("api/blog/media", "routes/api/blog-media.ts"),
  route("api/*", "routes/api/unknown-call.ts"),

  // Stand-ins for outside services, where they are in use
  route("demo/checkout/:paymentId", "routes/resources/test-checkout.tsx"),
  route("demo/mail", "routes/resources/demo-mail.tsx"),
  route("demo/mail/:letterId", "routes/resources/demo-letter.ts"),

  route("*", "routes/marketing/operator-page.tsx"),
] satisfies RouteConfig;
