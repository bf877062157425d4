import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { readAddress } from "#app/addresses/request-address.ts";
import routeConfig from "#app/routes.ts";
import { createSectionedHandler } from "./route-sections.server.ts";

/** The app's own routes, each of which answers with its name and what it read from the address. */
const routes: ServerBuild["routes"] = {};
list(routeConfig);

const parts = {
  entry: { module: { default: () => new Response() } },
  routes,
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
  basename: "/",
  future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
};
const build = parts as unknown as ServerBuild;
build.assets.routes = Object.fromEntries(
  Object.entries(routes).map(([id, route]) => [id, { ...route, module: "", hasLoader: true }]),
) as unknown as ServerBuild["assets"]["routes"];

const words = [...new Set(Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []))];
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  fc.constantFrom(
    "7",
    "a-slug",
    "BLOG",
    "Designs",
    "%62log",
    "blog%2Fa",
    "",
    "a.data",
    "_.data",
    "*",
    ":slug",
    "ſample",
  ),
);
const address = fc
  .array(segment, { maxLength: 5 })
  .map((segments) => readAddress(`/${segments.join("/")}`))
  .map(({ address, moved }) => address?.path ?? moved ?? "/");

test("every address is answered by the same route as among all routes", async () => {
  const whole = createRequestHandler(build, "production");
  const sectioned = createSectionedHandler(build, "production");
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom("", ".data", "/", "?x=/blog"), async (path, end) => {
      fc.pre(readAddress(path + end).address !== undefined);
      const ask = async (handler: typeof whole) => {
        const url = new URL(`http://localhost:3000${path}${end}`);
        const answer = await handler(new Request(url), new RouterContextProvider());
        return [answer.status, await answer.text()];
      };
      expect(await ask(sectioned)).toEqual(await ask(whole));
    }),
    { numRuns: 150 },
  );
});

test("scripts learn of addresses that begin with any word", async () => {
  const url = "http://localhost:3000/__manifest?version=1&paths=/account,/blog/a,/admin/posts";
  const answer = await createSectionedHandler(build, "production")(new Request(url), new RouterContextProvider());
  const found = Object.keys((await answer.json()) as object);
  expect(found).toEqual(expect.arrayContaining(["routes/account/account", "routes/blog/post", "routes/admin/posts"]));
});

function list(entries: readonly RouteConfigEntry[], parentId?: string): void {
  for (const { id: given, file, path, index, children } of entries) {
    const id = given ?? file.replace(/\.tsx?$/, "");
    const module = { loader: ({ params }: { params: unknown }) => Response.json({ id, params }) };
    routes[id] = { id, parentId, path, index, module } as unknown as ServerBuild["routes"][string];
    list(children ?? [], id);
  }
}
