import { createRequire } from "node:module";
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
  // Of the editor, which the server never shows.
  /^prosemirror-/,
  "orderedmap",
  "rope-sequence",
  "w3c-keyname",
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
const library = createRequire(import.meta.url)("${library}");
export default library;
export const { ${names.join(", ")} } = library;`;
    },
  };
}

/** Of the components, those that so many pages use are in one file. */
const sharedByAtLeast = 8;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), requireLibraries()],
  // What browsers get is named. Searching for it would find the servers' libraries too, late, and reload the first page.
  optimizeDeps: {
    noDiscovery: true,
    include: ["@radix-ui/react-toast", "@stripe/react-stripe-js", "@stripe/stripe-js/pure", "lucide-react"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
                // One file instead of a dozen small ones: each costs a request, and is compressed by itself.
                { name: "shared", test: /\/app\/ui\//, minShareCount: sharedByAtLeast, priority: 1 },
              ],
            },
          },
        },
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
            ...Object.fromEntries(operatorPrograms.map((name) => [name, `./scripts/operator/${name}.ts`])),
          },
        },
      },
    },
  },
}));
