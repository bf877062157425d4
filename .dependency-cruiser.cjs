/**
 * Who may import whom: the house's table. A folder may import what its row names and nothing else of ours; a row without
 * its own folder (routes) may not even import itself.
 */
const tests = "\\.(test|spec)\\.tsx?$";
const ours = "^(app|db|scripts|tests)/";

const app = (...folders) => `^app/(${folders.join("|")})/`;
const settings = "^app/(env|installation-secret|log|temporary-folder)\\.server\\.ts$";
const jobQueue = "^app/jobs/(kinds\\.ts|queue\\.server\\.ts)$";
const browserSafeDomain = "^app/domain/(?!.*\\.server\\.tsx?$)";

const mayImport = (name, from, allowed, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    mayImport(
      "routes",
      "^app/(routes/|root\\.tsx|entry\\.(client|server)\\.tsx)",
      [app("http", "domain", "ui"), settings, "^app/app\\.css$", "/\\+types/"],
      "A route asks the domain; it knows no database, job, provider or other route.",
    ),
    mayImport(
      "domain",
      app("domain"),
      [app("domain", "providers", "mail"), jobQueue, settings, "^db/"],
      "No web here; of the jobs only their names and the queue.",
    ),
    mayImport(
      "job-handlers",
      "^app/jobs/handlers\\.server\\.ts$",
      ["^app/jobs/handler\\.ts$", app("domain")],
      "One call into the business each.",
    ),
    mayImport(
      "jobs",
      "^app/jobs/(?!handlers\\.server\\.ts$)",
      ["^app/jobs/(?!handlers\\.server\\.ts$)", settings, "^db/"],
      "The queue knows names, not what is done.",
    ),
    mayImport("providers", "^app/providers/(?!images/)", [app("providers"), settings], "The outside world."),
    mayImport(
      "providers-images",
      app("providers/images"),
      [app("providers", "designer"), settings],
      "Only pictures need the designer.",
    ),
    mayImport("mail", app("mail"), [app("mail", "providers/mailer"), settings], "Letters are told what to say."),
    mayImport("http", app("http"), [app("http", "domain/accounts"), settings], "The edge's own tools."),
    mayImport("ui", app("ui"), [app("ui"), browserSafeDomain], "Safe in the browser."),
    mayImport(
      "server",
      "^app/server/(?!boot\\.server\\.ts$)",
      [app("server", "http", "providers/identity"), "^app/jobs/runner\\.server\\.ts$", settings],
      "Pages come through the build, the business through boot.",
    ),
    mayImport(
      "server-boot",
      "^app/server/boot\\.server\\.ts$",
      [app("jobs", "domain"), settings, "^db/"],
      "What must have happened before the first request.",
    ),
    mayImport("settings", settings, [settings], "Everybody reads them; they know nobody."),
    mayImport("db", "^db/(?!client\\.server|seed)", ["^db/"], "Tables know nothing of the app."),
    mayImport("db-client", "^db/client\\.server\\.ts$", ["^db/", settings], "Has to know where the data lies."),

    never("designer", { path: app("designer"), pathNot: tests }, { pathNot: "^app/designer/" }, "A pure library."),
    never(
      "areas-accounts-media",
      { path: app("domain/(accounts|media)"), pathNot: tests },
      { path: app("domain/(designs|blog|payments|generation)") },
      "The lowest areas.",
    ),
    never(
      "areas-designs",
      { path: app("domain/designs"), pathNot: tests },
      { path: app("domain/(blog|payments|generation)") },
      "A lower area.",
    ),
    never(
      "areas-blog",
      { path: app("domain/blog"), pathNot: tests },
      { path: app("domain/(designs|payments|generation)") },
      "A lower area.",
    ),
    never(
      "areas-payments",
      { path: app("domain/payments"), pathNot: tests },
      { path: app("domain/generation") },
      "They meet through a job kind.",
    ),
    never(
      "areas-generation",
      { path: app("domain/generation"), pathNot: tests },
      { path: app("domain/payments") },
      "They meet through a job kind.",
    ),
    never(
      "domain-no-react",
      { path: app("domain", "jobs", "providers"), pathNot: tests },
      { path: "node_modules/(react|react-dom|react-router|@react-router|@conform-to/react)/" },
      "No React, no router.",
    ),
    never(
      "ui-no-node",
      { path: [app("ui"), browserSafeDomain], pathNot: [tests, "\\.server\\.tsx?$"] },
      { dependencyTypes: ["core"] },
      "Browsers have no Node.",
    ),
    never("no-cycles", {}, { circular: true }, "A cycle hides what depends on what."),
    never("nobody-imports-tests", { path: "^(app|db)/", pathNot: tests }, { path: tests }, "Tests stay outside."),
    never(
      "resolved",
      {},
      { couldNotResolve: true, pathNot: "^virtual:|/\\+types/|build/server/server\\.js$" },
      "Else no rule can see it.",
    ),
    never(
      "listed-packages",
      { path: "^(app|db)/", pathNot: [tests, "^app/routes\\.ts$"] },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
      },
      "What the product runs on is a dependency in package.json.",
    ),
    never(
      "no-orphans",
      {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          tests,
          "^(scripts|tests)/",
          "\\.config\\.ts$",
          "^app/routes/",
          "^app/routes\\.ts$",
          "^app/(entry|root)",
        ],
      },
      {},
      "Dead code.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
