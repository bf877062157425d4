import { expect, test } from "vitest";
import { trustedProxies } from "#app/http/limits/client-address.ts";
import { findSharedAddress } from "./shared-address.server.ts";

const trusted = trustedProxies(["172.18.0.2"]);

test.each([
  ["a proxy on this machine that does not say whom it speaks for", "127.0.0.1", null, /sends no X-Forwarded-For/],
  ["a proxy beside us that nobody named", "172.18.0.9", "192.0.2.1", /TRUST_PROXY=172\.18\.0\.9/],
  ["a named one that says it", "172.18.0.2", "192.0.2.1", undefined],
  ["one on this machine that says it", "::1", "192.0.2.1", undefined],
  ["a visitor who writes the header himself", "198.51.100.7", "192.0.2.1", undefined],
  ["a visitor", "198.51.100.7", null, undefined],
])("%s", (_, peer, forwardedFor, words) => {
  const found = findSharedAddress(peer, forwardedFor, trusted);
  if (words) expect(found).toMatch(words);
  else expect(found).toBeUndefined();
});
