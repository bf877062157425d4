// npm run dev: the app with hot reload. A test runs it too, then without a browser to reload.
import { createServer } from "vite";
import { loadSettingsFile } from "./settings-file.mjs";

loadSettingsFile();
process.env.NODE_ENV ??= "development";
const forTests = process.env.NODE_ENV === "test";
// Beside each server its own: two on one machine must not fight for Vite's usual 24678.
const reloadPort = 21_678 + (Number(process.env.PORT) || 3000);

const vite = await createServer({
  appType: "custom",
  server: {
    middlewareMode: true,
    ...(forTests ? { hmr: false, ws: false, watch: null, allowedHosts: true } : { hmr: { port: reloadPort } }),
  },
  ...(forTests ? { logLevel: "error" } : {}),
});

try {
  const { serveDevelopment } = await vite.ssrLoadModule("/app/server/development.server.ts");
  await serveDevelopment({ load: (path) => vite.ssrLoadModule(path), middleware: vite.middlewares });
} catch (error) {
  console.error(error instanceof Error && error.name === "SettingsError" ? error.message : error);
  process.exit(1);
}
