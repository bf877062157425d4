import { hostname } from "node:os";
import { expect, test } from "vitest";
import { answering } from "#tests/harness/answering-server.ts";
import { createGuardedFetch } from "./guarded-fetch.server.ts";
import { isPrivateAddress } from "./private-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "[fd00::1]",
  "fe80::1%eth0",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "::10.0.0.1",
  "::ffff:0:10.0.0.1",
  "2001:0:a00:1::1",
  "fec0::1",
])("%s is private", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "192.169.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "example.com", ""])(
  "%j is not",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

const limits = { bytesAtMost: 1_000 };

test("the operator's own address may be private, any other may not", async () => {
  const own = await answering((_, response) => response.end("own"));
  const fetch = createGuardedFetch({ baseUrl: `${own}/v1`, ...limits });
  expect(await (await fetch(`${own}/v1/x`)).text()).toBe("own");
  const other = await answering((_, response) => response.end("other"));
  await expect(fetch(`${other}/x`)).rejects.toThrow("private address");
  await expect(fetch("http://localhost:1/x")).rejects.toThrow("private address");
  await expect(fetch("file:///etc/passwd")).rejects.toThrow("not https");
  await expect(fetch("https://user:pw@example.com/")).rejects.toThrow("password");
});

// The resolver answers these names from the hosts file alone, if they are listed there.
test.each([hostname(), "ip6-localhost"])(
  "a name that leads to a private address is found out when it is resolved: %s",
  async (name) => {
    const fetch = createGuardedFetch({ baseUrl: "https://models.example/v1", ...limits });
    const error = await fetch(`https://${name}/x`).catch((thrown) => thrown);
    const reasons = [error, error.cause].map((at) => String(at?.message));
    expect(reasons.join(" ")).toMatch(/private address|ENOTFOUND|EAI_AGAIN/);
  },
);

test("what we send is not sent on, what we fetch may be, to the same rules", async () => {
  const own = await answering((request, response) => {
    if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (request.url === "/there") response.writeHead(302, { location: "/here" }).end();
    else if (request.url === "/meta") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else response.end("here");
  });
  const fetch = createGuardedFetch({ baseUrl: own, ...limits });
  expect(await (await fetch(`${own}/there`)).text()).toBe("here");
  await expect(fetch(`${own}/there`, { method: "POST", body: "photo" })).rejects.toThrow("redirects what we send");
  await expect(fetch(`${own}/loop`)).rejects.toThrow("too often");
  await expect(fetch(`${own}/meta`)).rejects.toThrow("private address");
});

test("an answer is read to its limit and no further", async () => {
  const own = await answering((_, response) => response.end("x".repeat(1_001)));
  const fetch = createGuardedFetch({ baseUrl: own, ...limits });
  await expect(fetch(`${own}/x`)).rejects.toThrow("larger than 1000 bytes");
});

test("nor is one that never ends, however small its parts", async () => {
  let ended: () => void;
  const hungUp = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const own = await answering((_, response) => {
    const more = setInterval(() => response.write("x".repeat(100)), 1);
    response.on("close", () => {
      clearInterval(more);
      ended();
    });
  });
  const fetch = createGuardedFetch({ baseUrl: own, ...limits });
  await expect(fetch(`${own}/x`)).rejects.toThrow("larger than 1000 bytes");
  await hungUp;
});
