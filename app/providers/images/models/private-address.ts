import { BlockList, isIP } from "node:net";

/**
 * Not on the public internet: RFC 1918, 6598, 3927, 4193, loopback, link-local, multicast, and the IANA special-purpose
 * registries. IPv6 forms of an IPv4 address count as it where they map (::ffff:0:0/96) and as private where they tunnel
 * (64:ff9b::/96, 2002::/16).
 */
const special = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  // With obsolete ones: IPv4-compatible (RFC 4291), translated (RFC 2765), Teredo, ORCHID, 6bone, site-local (RFC 3879).
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["2001::", 32],
  ["2001:10::", 28],
  ["3ffe::", 16],
  ["fec0::", 10],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  special.addSubnet(net, prefix, "ipv6");
}

/** Brackets are allowed; false for what is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  const family = isIP(bare);
  if (family === 0) return false;
  return special.check(bare, family === 6 ? "ipv6" : "ipv4");
}
