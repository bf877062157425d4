import { rmSync, writeFileSync } from "node:fs";
import { type BlockList, isIP } from "node:net";
import { href } from "react-router";
import { isOurProxy } from "#app/http/limits/client-address.ts";
import { log } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { isHealthPath } from "./health-paths.ts";
import { sharedAddressNote } from "./shared-address-note.ts";

/**
 * Whether all visitors seem to come from one address, so that limits count them as one: an untrusted proxy, or a local
 * one without X-Forwarded-For. Reported once, in the log and for doctor.
 */
export function createAddressWatch(trusted: BlockList) {
  rmSync(sharedAddressNote(env.DATA_DIR), { force: true });
  const isPublic = !isLocalhost(new URL(env.PUBLIC_URL).hostname);
  let isReported = false;
  return (path: string, peer: string, forwardedFor: string | null): void => {
    if (isReported || !isPublic) return;
    if (isMonitored(path)) return;
    const words = findSharedAddress(peer, forwardedFor, trusted);
    if (!words) return;
    isReported = true;
    log.warn(words);
    writeFileSync(sharedAddressNote(env.DATA_DIR), words);
  };
}

/** Evidence of a proxy in front; undefined for none. */
export function findSharedAddress(peer: string, forwardedFor: string | null, trusted: BlockList): string | undefined {
  const isForwarded = (forwardedFor ?? "").split(",").some((hop) => isIP(hop.trim()) !== 0);
  const isProxy = isOurProxy(peer, trusted);
  if (isProxy && !isForwarded) return "A proxy sends no X-Forwarded-For: all visitors count as one client.";
  // Any client on the internet may send the header; a neighbor in a private network that does is a proxy.
  if (!isProxy && isForwarded && isPrivate(peer)) {
    return `The proxy at ${peer} is not believed: all visitors count as one client. Set TRUST_PROXY=${peer}`;
  }
  return undefined;
}

/** A monitor on this machine bypasses the proxy, and is not a visitor. */
function isMonitored(path: string): boolean {
  return isHealthPath(path) || path === href("/metrics");
}

function isPrivate(address: string): boolean {
  return /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i.test(address);
}
