import type { Page } from "playwright";

export interface PageLoad {
  requests: number;
  /** Over the wire, headers and compression included. */
  bytes: number;
  /** By the kind of request, as the browser's protocol calls it: Document, Image, Script, Stylesheet. */
  ofTypes: Map<string, number>;
  /** Seconds after the navigation began; undefined when there was none. */
  fcp: number | undefined;
  lcp: number | undefined;
  cls: number;
}

export interface Throttle {
  /** Default: the machine's own. */
  line?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  slowdown: number;
}

/** Long enough after the load for the last picture to be painted and counted, milliseconds. */
const settleMs = 1_500;

/**
 * Loads an address with an empty cache. Uses the browser's protocol instead of the page, so that it works without JavaScript.
 */
export async function measureLoad(page: Page, address: string, throttle?: Throttle): Promise<PageLoad> {
  const client = await page.context().newCDPSession(page);
  const load: PageLoad = { requests: 0, bytes: 0, ofTypes: new Map(), fcp: undefined, lcp: undefined, cls: 0 };
  const types = new Map<string, string>();
  let startedAt: number | undefined;
  client.on("Network.requestWillBeSent", ({ type, request, timestamp }) => {
    if (type === "Document") startedAt ??= timestamp;
    if (!request.url.startsWith("data:")) load.requests += 1;
  });
  client.on("Network.responseReceived", ({ requestId, type }) => {
    types.set(requestId, type);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    load.bytes += encodedDataLength;
    const type = types.get(requestId) ?? "Other";
    load.ofTypes.set(type, (load.ofTypes.get(type) ?? 0) + encodedDataLength);
  });
  client.on("Page.lifecycleEvent", ({ name, timestamp }) => {
    if (name === "firstContentfulPaint" && startedAt !== undefined) load.fcp = timestamp - startedAt;
  });
  client.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
    if (event.lcpDetails) load.lcp = event.lcpDetails.renderTime || event.lcpDetails.loadTime;
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      load.cls += event.layoutShiftDetails.value;
  });
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Page.enable");
  await client.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await client.send("PerformanceTimeline.enable", { eventTypes: ["largest-contentful-paint", "layout-shift"] });
  if (throttle?.line) await client.send("Network.emulateNetworkConditions", throttle.line);
  if (throttle && throttle.slowdown > 1)
    await client.send("Emulation.setCPUThrottlingRate", { rate: throttle.slowdown });
  const wallStart = Date.now() / 1000;
  await page.goto(address, { waitUntil: "load", timeout: 180_000 });
  await page.waitForTimeout(settleMs);
  // The timeline counts from 1970, the network from the start of the machine.
  if (load.lcp !== undefined) load.lcp -= wallStart;
  return load;
}
