import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { identityProvider } from "#app/providers/identity/identity-provider.server.ts";
import { createFrontDoor } from "#app/server/front-door.server.ts";

/** A process that serves, sends someone off to sign in, and tells which files of the demo's OpenID machinery it has loaded. */
const server = createFrontDoor({
  answer: async () => new Response(null, { status: 404 }),
  siteName: () => "Yards",
  files: (_request, _response, next) => next(),
});
await new Promise<void>((resolve) => server.listen(Number(process.env.PORT), "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const demo = await fetch(`http://127.0.0.1:${port}/demo/identity/.well-known/openid-configuration`);
const { url } = await identityProvider().startLogin(null);
// The machinery is made of modules that are imported, but koa, which it alone uses, is required and so listed.
const files = Object.keys(createRequire(import.meta.url).cache);
const machinery = files.filter((file) => /node_modules\/(koa|oidc-provider)\//.test(file)).length;
process.stdout.write(
  JSON.stringify({ demo: demo.status, provider: new URL(url).origin, machinery, all: files.length }),
);
server.close();
server.closeAllConnections();
