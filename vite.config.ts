import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
          // Two programs: the server with the whole app inside, and the child process that works on pictures.
          input: {
            server: "./app/server/main.server.ts",
            "picture-process": "./app/providers/images/picture-process.server.ts",
          },
        },
      },
    },
  },
});
