import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { operatorPrograms } from "./scripts/operator-programs.mjs";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    ssr: {
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
