import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Each server program keeps its name: build/server/server.js and build/server/picture-process.js.
  serverBuildFile: "[name].js",
  // React Router compares a form's Origin with the scheme it sees itself, which behind a TLS proxy is the wrong one,
  // and checks pages only. Ours (app/http/origin-check.ts) runs before it, for every unsafe request.
  allowedActionOrigins: ["**"],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
