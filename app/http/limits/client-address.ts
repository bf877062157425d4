import { BlockList, isIP } from "node:net";

export interface Client {
  /** The IPv4 address, or the /64 that one line gets. Undefined for loopback, where a proxy may hide the visitor. */
  line: string | undefined;
  /** The IPv4 /24, or the IPv6 /48 that one site gets (RFC 6177): many lines, with twenty times the limit for all of them. */
  network: string;
}

/**
 * By X-Forwarded-For if `peer`, the connection's address, is a trusted proxy. Each proxy appends the address it saw, so
 * the last one that is no trusted proxy counts; anything before it may be forged. Loopback is always trusted.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trusted: BlockList): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  let address = plain(peer);
  while (isTrusted(address, trusted)) {
    const before = hops.pop();
    if (!before || isIP(before) === 0) return address;
    address = before;
  }
  return address;
}

export function clientOf(address: string): Client {
  if (isIP(address) !== 6) {
    const network = `${address.split(".").slice(0, 3).join(".")}.0/24`;
    return { line: isLoopback(address) ? undefined : address, network };
  }
  const groups = expand(address);
  const network = `${groups.slice(0, 3).join(":")}::/48`;
  return { line: isLoopback(address) ? undefined : `${groups.slice(0, 4).join(":")}::/64`, network };
}

/** @throws Error for an entry that is neither an address nor a network */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    if (family === 0) throw new Error(`${entry} is no address`);
    const kind = family === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}

export function isOurProxy(peer: string, trusted: BlockList): boolean {
  return isTrusted(plain(peer), trusted);
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isLoopback(address) || trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/** Without port, brackets and zone, and IPv4 as such: "[2001:db8::1]:443", "192.0.2.1:80", "::ffff:192.0.2.1". */
function plain(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/%.*$/, "");
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, "") : bare;
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
}

/** Eight groups without leading zeros. */
function expand(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = "", after = ""] = hostname.slice(1, -1).split("::");
  const left = before.split(":").filter(Boolean);
  const right = after.split(":").filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}
