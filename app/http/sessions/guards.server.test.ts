import { expect, it } from "vitest";
import { createUser } from "#tests/factories/create-user.ts";
import { requireApiUser, requireUser } from "./guards.server.ts";
import { readSession, replaceSession } from "./session.server.ts";

const origin = "http://localhost:3000";

async function thrownBy(guard: Promise<unknown>): Promise<Response> {
  const thrown = await guard.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(Response);
  return thrown as Response;
}

async function rememberedBy(response: Response): Promise<string | undefined> {
  const cookie = response.headers.get("Set-Cookie");
  if (!cookie) return undefined;
  const session = await readSession(new Request(origin, { headers: { Cookie: cookie.split(";", 1)[0]! } }));
  return session.get("returnTo");
}

it.each([
  ["/payment/12?retry=1", "/payment/12?retry=1"],
  ["/account.data?_routes=routes%2Faccount", "/account"],
])("sends a stranger who wants %s to /login and remembers %s", async (wanted, remembered) => {
  const response = await thrownBy(requireUser(new Request(origin + wanted)));
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
  expect(await rememberedBy(response)).toBe(remembered);
});

it("remembers nothing of a post, since it cannot be repeated", async () => {
  const response = await thrownBy(requireUser(new Request(`${origin}/payment/12`, { method: "POST" })));
  expect(response.headers.get("Set-Cookie")).toBeNull();
});

it("answers a stranger's API call with 401 and a message", async () => {
  const response = await thrownBy(requireApiUser(new Request(`${origin}/api/designs/1`)));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: "Please log in to continue." });
});

it("lets people in who are signed in", async () => {
  const user = createUser();
  const setCookie = await replaceSession(new Request(origin), { userId: user.id });
  const request = new Request(`${origin}/account`, { headers: { Cookie: setCookie.split(";", 1)[0]! } });
  expect(await requireUser(request)).toEqual(user);
  expect(await requireApiUser(request)).toEqual(user);
});
