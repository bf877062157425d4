import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { clientOf } from "#app/http/limits/client-address.ts";
import { createAnswer } from "./answer-request.server.ts";

const client = clientOf("127.0.0.1");

/** A build whose only route throws. */
function buildWithFailingCall(onError: () => void): ServerBuild {
  const failingCall = {
    loader: () => {
      throw new Error("ENOSPC: no space left on device, write '/secret/path'");
    },
  };
  const parts = {
    entry: { module: { default: () => new Response(), handleError: onError } },
    routes: {
      call: { id: "call", path: "api/call", module: failingCall },
      rest: { id: "rest", path: "*", module: { loader: () => new Response(null, { status: 404 }) } },
    },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  };
  return parts as unknown as ServerBuild;
}

test("a call that fails unexpectedly is answered in JSON, without the reason", async () => {
  const onError = vi.fn();
  const response = await createAnswer(buildWithFailingCall(onError))(
    new Request("http://localhost:3000/api/call"),
    client,
  );
  expect(onError).toHaveBeenCalledOnce();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/^Something went wrong on our side/) });
});
