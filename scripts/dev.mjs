import { command, describeError, readCommandLine } from "./commands/command-line.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const declared = command({
  call: "npm run dev",
  about:
    "Serves the app with hot reload. Settings come from the environment and from .env; .env.example explains each.",
});
readCommandLine(declared);
loadSettingsFile();
process.env.NODE_ENV ??= "development";
// Tests run it too, without a browser to reload.
const forTests = process.env.NODE_ENV === "test";
// One per server: two on one machine must not fight for Vite's usual 24678.
const reloadPort = 21_678 + (Number(process.env.PORT) || 3000);

const { createServer } = await import("vite");
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
  console.error(error instanceof Error && error.name === "SettingsError" ? describeError(error) : error);
  process.exit(1);
}
