import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
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

/** React Router names no other build of itself than the one that warns developers. */
function quietRouter(): Plugin {
  const warns = "var ENABLE_DEV_WARNINGS = true;";
  return {
    name: "quiet-router",
    apply: "build",
    transform(code, id) {
      if (!id.includes("/react-router/") || !code.includes(warns)) return undefined;
      return { code: code.replace(warns, "var ENABLE_DEV_WARNINGS = false;"), map: null };
    },
  };
}

/**
 * Vite has each part that is loaded later wait for links to what that imports. Browsers find it themselves: the parts are small, and
 * what they share with the page is there.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!id.endsWith("vite/preload-helper.js")) return undefined;
      if (!code.includes("__vitePreload")) throw new Error("Vite loads parts of a page in another way.");
      return { code: "export const __vitePreload = (load) => load();", map: null };
    },
  };
}

/** Takes what only the server writes out of what browsers get (app/ui/served-part): all that is imported is brought along. */
function servedParts(): Plugin {
  const written = /(?<=\(\s*)import\.meta\.env\.SSR && (\w+)(?=,)/g;
  return {
    name: "served-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const parts = id.includes("/app/") ? [...code.matchAll(written)].map(([, part]) => part!) : [];
      if (parts.length === 0) return undefined;
      const rest = parts.reduce((rest, part) => leaveOut(rest, part, id), code);
      return { code: rest.replace(written, "false"), map: null };
    },
  };
}

function leaveOut(code: string, part: string, file: string): string {
  const left = code.replace(new RegExp(`^import \\{ (?:type \\w+, )*${part}(?:, type \\w+)* \\} from `, "m"), "// ");
  if (left === code) throw new Error(`${file}: ${part} needs an import of its own.`);
  return left;
}

/**
 * What browsers get in few files: on a slow line each costs a way there and back. Left alone, a page of an order had forty,
 * most of half a kilobyte. What is shared by all pages of an order is named, so that none brings what others use.
 */
const sharedParts = [
  { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/, priority: 2 },
  {
    name: "parts",
    test: /\/app\/(?:ui\/(?:button|link|served-part|later-part|kept-markup|use-hydrated|media-picture|shell\/(?:error-page|error-titles|header-links|page-title|use-toast))|domain\/media\/stored-picture)\./,
    priority: 1,
  },
  {
    name: "fields",
    test: /\/app\/ui\/(?:field|fold|kept-textarea|later-picture|plain-icon)\.|chevron-down/,
    priority: 1,
  },
  { name: "desk-parts", test: /\/app\/(?:ui\/(?:admin|blog)|domain\/blog)\//, minShareCount: 5 },
];

export default defineConfig({
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
    include: [
      "@conform-to/react",
      "@radix-ui/react-toast",
      "@stripe/react-stripe-js",
      "@stripe/stripe-js/pure",
      "lucide-react",
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
      },
    },
    ssr: {
      resolve: { noExternal: bundledLibraries },
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
});
