import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { plainImports, servedParts, sharedParts } from "./scripts/bundles/browser-parts.ts";
import { operatorPrograms } from "./scripts/operator-programs.mjs";

/**
 * Into the server's bundle, for what of them is used: as hundreds of files, or whole, they cost every start time and memory
 * (lucide-react alone a quarter of a second and 46 MB). What they are made of comes along: the bundle names no package that
 * package.json does not. They themselves are devDependencies: who hosts us needs none of them.
 */
export const bundledLibraries = [
  "lucide-react",
  /^@radix-ui\//,
  /^@conform-to\//,
  "zod",
  "drizzle-orm",
  "react-router",
  "@react-router/node",
  "@mjackson/node-fetch-server",
  "cookie",
  "set-cookie-parser",
  "remix-auth",
  "remix-auth-oauth2",
  "@edgefirst-dev/data",
  "@mjackson/headers",
  "arctic",
  /^@oslojs\//,
  "@remix-run/form-data-parser",
  "@remix-run/node-fetch-server",
  "jose",
  // Of which "components" loads all at once, with Prism, Tailwind and Prettier: half a second and 30 MB for a first letter.
  /^@react-email\//,
];

/**
 * CommonJS that is not bundled. Imported, it would be read through for the names that it may export, React in both its builds, before
 * Node compiles it: a tenth of a start. Bundled, React would be asked for each of its functions by a getter, at every use.
 */
const requiredLibraries = ["react", "react/jsx-runtime", "react-dom", "react-dom/server", "better-sqlite3", "pino"];

/** Has the server require them, and names what they export. */
function requireLibraries(): Plugin {
  const prefix = "\0required:";
  return {
    name: "require-libraries",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (requiredLibraries.includes(id) ? prefix + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const library = id.slice(prefix.length);
      const names = Object.keys(createRequire(import.meta.url)(library)).filter((name) => name !== "default");
      return `import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
const library = createRequire(import.meta.url)("${library}");
export default library;
export const { ${names.join(", ")} } = library;`;
    },
  };
}

/**
 * The router writes the loaders' answers down for the scripts of a page before it asks for the page: of a page without scripts, a
 * twenty-fifth of the work. So it does where it is asked for them.
 */
function writeAnswersOnDemand(): Plugin {
  const writing = /serverHandoffStream: (encodeViaTurboStream\(\s*state,[^()]*\))/;
  return {
    name: "write-answers-on-demand",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!id.includes("/react-router/") || !code.includes("serverHandoffStream: ")) return undefined;
      if (!writing.test(code)) throw new Error("React Router writes its loaders' answers down in another way.");
      return {
        code: code.replace(writing, "get serverHandoffStream() { return (this.answersWritten ??= $1); }"),
        map: null,
      };
    },
  };
}

/** Makes icons as app/ui/plain-icon does. */
function plainIcons(): Plugin {
  const plainIcon = fileURLToPath(new URL("app/ui/plain-icon.ts", import.meta.url));
  return {
    name: "plain-icons",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer) =>
      id.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/dist/esm/icons/")
        ? plainIcon
        : undefined,
  };
}

/** React Router names no other build of itself than the one that warns developers, and has its NavLink come along where nobody uses it. */
function quietRouter(): Plugin {
  const plainer: [said: string, instead: string][] = [
    ["var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"],
    ["var NavLink = React10.forwardRef(", "var NavLink = /* @__PURE__ */ React10.forwardRef("],
    ['NavLink.displayName = "NavLink";', ""],
  ];
  return {
    name: "quiet-router",
    apply: "build",
    transform(code, id) {
      if (!id.includes("/react-router/") || !code.includes(plainer[0]![0])) return undefined;
      return { code: plainer.reduce((text, [said, instead]) => text.replace(said, instead), code), map: null };
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    servedParts(),
    reactRouter(),
    requireLibraries(),
    writeAnswersOnDemand(),
    plainIcons(),
    quietRouter(),
    plainImports(),
  ],
  // What browsers get is named. Searching for it would find the servers' libraries too, late, and reload the first page.
  optimizeDeps: {
    noDiscovery: true,
    include: ["@radix-ui/react-toast", "@stripe/react-stripe-js", "@stripe/stripe-js/pure", "lucide-react"],
  },
  environments: {
    client: {
      build: {
        // The names of what each part imports: half a kilobyte of a page (see plainImports).
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
      },
    },
    ssr: {
      // In development Node loads them from where they lie: some are CommonJS, which Vite takes for modules.
      resolve: { noExternal: command === "build" ? bundledLibraries : [] },
      build: {
        rollupOptions: {
          // The server with the whole app inside, the child processes that work on pictures and texts, and what operators start.
          input: {
            server: "./app/server/main.server.ts",
            "picture-process": "./app/providers/images/picture-process.server.ts",
            "rendering-process": "./app/domain/blog/article/rendering-process.server.ts",
            ...Object.fromEntries(operatorPrograms.map((name) => [name, `./scripts/${name}.ts`])),
          },
        },
      },
    },
  },
}));
