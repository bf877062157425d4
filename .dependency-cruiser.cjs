/**
 * Who may import whom: the house's table. A folder may import what its row names and nothing else of ours; a row without
 * its own folder (routes) may not even import itself.
 */
const tests = "\\.(test|spec)\\.tsx?$";
const ours = "^(app|db|scripts|lab|tests)/";

const app = (...folders) => `^app/(${folders.join("|")})/`;
/** The small rooms that everything may use. */
const settings = "^app/((settings|logging|disk|addresses|processes)/|escape-markup\\.ts$)";
/** What to do while another process writes. */
const databaseBusy = "^db/busy\\.server\\.ts$";
const jobQueue = "^app/jobs/(kinds\\.ts|queue\\.server\\.ts)$";
/** What every area of the business may use. */
const forDomain = [app("domain", "providers", "mail"), jobQueue, settings, "^db/"];
const browserSafeDomain = "^app/domain/(?!.*\\.server\\.tsx?$)";

/** The designer's rooms and what each may use besides itself. */
const kinds = ["plants", "materials", "objects"];
const beforePlan = ["reader", "photo", "locality", "wish", "wording", ...kinds, "stage", "numeric"];
const designerRooms = {
  numeric: [],
  stage: ["numeric"],
  plants: ["stage", "numeric"],
  materials: ["stage", "numeric"],
  objects: ["plants", "stage", "numeric"],
  reader: ["numeric"],
  photo: ["reader", "stage", "numeric"],
  wording: ["wish/typed", "wish/lexicon"],
  locality: ["plants"],
  wish: ["wording", "locality", ...kinds, "numeric"],
  plan: beforePlan,
  render: ["plan", ...beforePlan],
  "take-off": ["plan", ...beforePlan],
};

/** The closed lists of words that a wish is typed in. */
const gardenWords = "^app/designer/wish/lexicon/garden-words\\.ts$";

/** The areas of the business from low to high; areas of one height know nothing of each other. */
const domainAreas = [
  ["accounts", "media"],
  ["shop", "webhooks"],
  ["ground"],
  ["plans"],
  ["orders", "blog"],
  ["invoices"],
  ["letters", "pages"],
  ["payments", "generation"],
  ["privacy"],
  ["upkeep"],
];

/**
 * Folders inside the rooms, from low to high: a file imports from its own folder and from those before it. So folders, like
 * files, depend one way only.
 */
const foldersUpwards = {
  "designer/plants": [
    "parts",
    "habits",
    "bulbs",
    "climbers",
    "edibles",
    "exotics",
    "grasses",
    "groundcovers",
    "hedges",
    "meadow",
    "perennials",
    "prairie",
    "shrubs",
    "trees",
    ".",
  ],
  "designer/materials": ["making", "paved", "loose", "grown", "."],
  "designer/objects": ["making", "accents", "fire-and-water", "pots", "seating", "structures", "."],
  "designer/reader": ["seen", "net", "."],
  "designer/photo": [
    "pixels",
    "scene",
    "finish",
    "lens",
    "ground",
    "paving",
    "outlines",
    "scale",
    "sun",
    "light",
    "upright",
    "clearing",
    ".",
  ],
  "designer/wish": ["lexicon", "typed", "."],
  "designer/plan": [
    "parts",
    "ground",
    "sun",
    "compositions",
    "styles",
    "idea",
    "surfaces",
    "site",
    "placers/edges",
    "placers/planting",
    "placers/furnishing",
    "placers",
    "ranking/seen",
    "ranking/parts",
    "ranking",
    "telling",
    "changing",
    ".",
  ],
  "designer/render": ["look", "geometry", "shade", "ground", "raster", "composite", "."],
  "designer/take-off": ["quantities", "drawing", "dxf", "sun"],
  "domain/ground": ["regions", "."],
  "domain/orders": ["request", "wish", "pictures", "plans", "ground", "draft", ".", "share", "download", "sample"],
  "domain/payments": ["gateway", "settling", "opening", "."],
  "domain/blog": [
    ".",
    "settings",
    "pictures",
    "article",
    "redirects",
    "topics",
    "desk",
    "readers",
    "import/front-matter",
    "import/site",
    "import/body",
    "import/pictures",
    "import",
  ],
};

/** Where programs begin: scripts, pages, server, the children that work on pictures and texts; and what the build puts in a library's place. */
const entries =
  "^(scripts|lab)/|^app/(routes/|routes\\.ts$|root\\.tsx$|entry\\.|server/(main|development)\\.|providers/images/picture-process\\.|domain/blog/article/rendering-process\\.)|^db/remote/line-thread\\.mjs$";

const mayImport = (name, from, allowed, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});
const filesOf = (room, folder) => `^app/${folder === "." ? room : `${room}/${folder}`}/[^/]+$`;
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    mayImport(
      "routes",
      "^app/(routes/|root\\.tsx|entry\\.(client|server)\\.tsx)",
      [
        app("http", "domain", "ui", "page-styles"),
        settings,
        "^app/app\\.css$",
        "/\\+types/",
        "^app/routes/[^/]+/[^/]+/[^/]+$",
      ],
      "A route asks the domain; it knows no database, job, provider or other route. Its parts lie in a folder of its name.",
    ),
    mayImport(
      "domain",
      "^app/domain/(?!(ground|plans)/)",
      forDomain,
      "No web here; of the jobs only their names and the queue.",
    ),
    mayImport(
      "domain-ground",
      app("domain/ground"),
      [...forDomain, app("designer/numeric"), "^app/designer/photo/pixels/mask-clean-up\\.ts$"],
      "Regions are found and outlined by the designer's own geometry.",
    ),
    mayImport(
      "domain-plans",
      app("domain/plans"),
      [
        ...forDomain,
        app(
          "designer/locality",
          "designer/plan/sun",
          "designer/take-off",
          "designer/plants/facts",
          "designer/wish/typed",
          "designer/wording",
        ),
        gardenWords,
      ],
      "Lists and drawings of stored plans are the take-off's.",
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
    mayImport("providers", "^app/providers/(?!(images|text)/)", [app("providers"), settings], "The outside world."),
    mayImport(
      "providers-text",
      app("providers/text"),
      [app("providers", "designer/wish/typed"), gardenWords, settings],
      "What a text model answers is the designer's typed wish.",
    ),
    mayImport(
      "providers-images",
      app("providers/images"),
      [app("providers", "designer"), settings],
      "Only pictures need the designer.",
    ),
    mayImport(
      "mail",
      app("mail"),
      [app("mail", "providers/mailer"), settings, "^app/domain/invoices/invoice-sheet\\.ts$"],
      "Letters are told what to say.",
    ),
    mayImport(
      "page-styles",
      app("page-styles"),
      [app("page-styles"), settings],
      "Finds the styles of a finished page.",
    ),
    mayImport(
      "http",
      app("http"),
      [app("http", "domain/accounts", "domain/shop"), settings, databaseBusy],
      "The edge's own tools.",
    ),
    mayImport(
      "ui",
      app("ui"),
      [app("ui"), browserSafeDomain, "^app/providers/images/ground-cells\\.ts$"],
      "Safe in the browser.",
    ),
    mayImport(
      "server",
      "^app/server/(?!boot\\.server\\.ts$)",
      [
        app("server", "http", "providers/identity"),
        databaseBusy,
        "^app/providers/storage/contract\\.ts$",
        "^app/ui/shell/typed-form\\.ts$",
        "^app/jobs/runner\\.server\\.ts$",
        settings,
      ],
      "Pages come through the build, the business through boot.",
    ),
    mayImport(
      "server-boot",
      "^app/server/boot\\.server\\.ts$",
      [
        app("jobs", "domain"),
        "^app/providers/images/ground-reader\\.server\\.ts$",
        "^app/providers/storage/(contract|storage\\.server)\\.ts$",
        "^app/server/unclean-end\\.server\\.ts$",
        settings,
        "^db/",
      ],
      "What must have happened before the first request.",
    ),
    mayImport("settings", settings, [settings, "^db/database-file\\.ts$"], "Everybody reads them; they know nobody."),
    mayImport("db", "^db/(?!client\\.server|busy\\.server|seed|remote/)", ["^db/"], "Tables know nothing of the app."),
    mayImport(
      "db-client",
      "^db/((client|busy)\\.server\\.ts$|remote/)",
      ["^db/", settings],
      "Has to know where the data lies.",
    ),

    never("designer", { path: app("designer"), pathNot: tests }, { pathNot: "^app/designer/" }, "A pure library."),
    ...Object.entries(designerRooms).map(([room, mayUse]) =>
      never(
        `designer-${room}`,
        { path: app(`designer/${room}`), pathNot: tests },
        { path: "^app/designer/", pathNot: app(...[room, ...mayUse].map((name) => `designer/${name}`)) },
        "Photo and wish make a plan, a plan makes pictures and lists; nothing points back.",
      ),
    ),
    ...domainAreas.flatMap((areas, height) =>
      areas.map((area) =>
        never(
          `area-${area}`,
          { path: app(`domain/${area}`), pathNot: tests },
          {
            path: "^app/domain/",
            pathNot: app(...[area, ...domainAreas.slice(0, height).flat()].map((name) => `domain/${name}`)),
          },
          "An area uses itself and those below it; generation and payments meet through a job kind.",
        ),
      ),
    ),
    ...Object.entries(foldersUpwards).flatMap(([room, folders]) =>
      folders
        .slice(0, -1)
        .map((folder, height) =>
          never(
            `folders-${room}-${folder}`,
            { path: filesOf(room, folder), pathNot: tests },
            { path: folders.slice(height + 1).map((higher) => filesOf(room, higher)) },
            "Folders depend one way only.",
          ),
        ),
    ),
    never(
      "domain-no-react",
      { path: app("domain", "jobs", "providers"), pathNot: tests },
      { path: "node_modules/(react|react-dom|react-router|@react-router)/" },
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
        dependencyTypes: ["npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
      },
      "What the product is made of stands in package.json; whether it runs on it, operator-programs.http.test.ts asks of the build.",
    ),
    never(
      "no-orphans",
      { path: entries, pathNot: tests },
      { path: "^(app|db)/", pathNot: [tests, entries, "\\.d\\.ts$"], reachable: false },
      "Dead code, or a fixture that belongs under tests/: what only tests import does not count.",
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
