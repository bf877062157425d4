import { type Browser, chromium } from "playwright";
import { startSiteWithOrders } from "../../tests/bench/site-with-orders.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { findChromium } from "../find-chromium.mjs";
import { findArticle } from "./pages-parts/find-article.ts";
import { measureLoad } from "./pages-parts/measure-load.ts";

const declared = measurements.pages;

/** Chrome's "Slow 3G": 400 kbit/s, 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const publicPages = ["/", "/sample", "/blog", "/login", "/no-such-page"];

interface Visit {
  name: string;
  address: string;
  /** Whose session the page is for. */
  cookie?: string;
}

async function main({ values }: Given<typeof declared>): Promise<void> {
  const site = values.url ? undefined : await startSiteWithOrders({ designs: 5, pictures: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const throttle = { line: values.fast ? undefined : slowLine, slowdown: Number(values.slowdown) };
  try {
    const baseUrl = values.url ?? site!.server.baseUrl;
    const visits = [
      ...[...publicPages, await findArticle(baseUrl)].map((path) => ({ name: path, address: baseUrl + path })),
      ...(site ? ownPages(site) : []),
    ];
    console.log("page | JavaScript | requests | bytes | page itself | pictures | scripts | FCP s | LCP s | CLS");
    for (const visit of visits) {
      for (const javaScript of [true, false]) {
        const { requests, bytes, ofTypes, fcp, lcp, cls } = await load(browser, visit, javaScript, throttle);
        const seconds = [fcp, lcp].map((time) => (time === undefined ? "-" : time.toFixed(2)));
        const parts = (["Document", "Image", "Script"] as const).map((type) => ofTypes.get(type) ?? 0);
        console.log(
          [visit.name, javaScript ? "on" : "off", requests, bytes, ...parts, ...seconds, cls.toFixed(3)].join(" | "),
        );
      }
    }
  } finally {
    await browser.close();
    await site?.stop();
  }
}

function ownPages({ server, cookie, finishedId, unpaidId }: Awaited<ReturnType<typeof startSiteWithOrders>>): Visit[] {
  const pages = { home: "/", account: "/account", results: `/results/${finishedId}`, payment: `/payment/${unpaidId}` };
  return Object.entries(pages).map(([name, path]) => {
    return { name: `${name}, signed in`, address: server.baseUrl + path, cookie };
  });
}

type Throttle = Parameters<typeof measureLoad>[2];

async function load(browser: Browser, { address, cookie }: Visit, javaScriptEnabled: boolean, throttle: Throttle) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, javaScriptEnabled });
  try {
    if (cookie) {
      const [name, value] = cookie.split("=") as [string, string];
      await context.addCookies([{ name, value, url: new URL(address).origin }]);
    }
    const page = await context.newPage();
    // The first request of a page renders and compresses it: readers come later.
    await fetch(address, { headers: cookie ? { Cookie: cookie } : {} });
    await page.waitForTimeout(500);
    return await measureLoad(page, address, throttle);
  } finally {
    await context.close();
  }
}

await runCommand(declared, main);
