import { expect, test } from "vitest";
import { clientAddress, clientOf, trustedProxies } from "./client-address.ts";

const proxies = trustedProxies(["10.1.0.0/16", "2001:db8:ffff::1"]);

test.each([
  ["a visitor's own word counts for nothing", "203.0.113.9", "192.0.2.1", "203.0.113.9"],
  ["a proxy on the loopback is believed", "127.0.0.1", "192.0.2.1", "192.0.2.1"],
  ["what it adds stands last", "::1", "6.6.6.6, 192.0.2.1", "192.0.2.1"],
  ["a chain of one's own proxies", "::ffff:127.0.0.1", "6.6.6.6, 192.0.2.1, 10.1.2.3", "192.0.2.1"],
  ["a proxy that is named", "2001:db8:ffff::1", "2001:db8::7", "2001:db8::7"],
  ["a proxy of another network", "10.2.0.1", "192.0.2.1", "10.2.0.1"],
  ["ports and brackets", "127.0.0.1", "[2001:DB8::7]:4711", "2001:db8::7"],
  ["an IPv4 port", "127.0.0.1", "192.0.2.1:4711", "192.0.2.1"],
  ["IPv4 in IPv6's clothes", "::ffff:203.0.113.9", null, "203.0.113.9"],
  ["rubbish from one's own proxy", "127.0.0.1", "unknown", "127.0.0.1"],
  ["nothing from one's own proxy", "127.0.0.1", null, "127.0.0.1"],
])("%s", (_case, peer, forwardedFor, address) => {
  expect(clientAddress(peer, forwardedFor, proxies)).toBe(address);
});

test.each([
  ["192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["127.0.0.1", undefined, "127.0.0.0/24"],
  ["::1", undefined, "0:0:0::/48"],
])("%s is counted as", (address, line, network) => {
  expect(clientOf(address)).toEqual({ line, network });
});

test("a wrong entry among the proxies is named", () => {
  expect(() => trustedProxies(["10.0.0.0/8", "proxy.example"])).toThrow("proxy.example");
  expect(() => trustedProxies(["10.0.0.0/99"])).toThrow();
});
