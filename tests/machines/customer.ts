import { setTimeout as pause } from "node:timers/promises";
import { PlainBrowser } from "../../scripts/order/plain-browser.mjs";

const testCard = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" };
const triesAtMost = 40;

/** Signs in by the built-in stand-in. */
export async function signIn(url: string, email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(url);
  await browser.open("/api/login");
  await browser.submit({ email });
  return browser;
}

/**
 * Orders one design by forms alone and pays. A person tries again when a page says that it could not: the same order where
 * there is one already, from the beginning otherwise.
 * @returns the number of the order whose results were shown
 */
export async function orderAndPay(
  browser: PlainBrowser,
  photo: Buffer,
  wish: string,
): Promise<{ id: number; tries: number }> {
  let id: number | undefined;
  for (let tries = 1; tries <= triesAtMost; tries++) {
    try {
      id ??= await order(browser, photo, wish);
      if (id !== undefined && (await pay(browser, id))) return { id, tries };
    } catch {
      // The connection was cut, or a form was not there.
    }
    await pause(1_000);
  }
  throw new Error(`${wish}: not ordered after ${triesAtMost} tries; at ${browser.url}.${browser.problems()}`);
}

async function order(browser: PlainBrowser, photo: Buffer, wish: string): Promise<number> {
  await browser.open("/");
  const file = new File([new Uint8Array(photo)], "yard.jpg", { type: "image/jpeg" });
  await browser.submit({ photo: file, prompt: wish }, { intent: "details" });
  if (!/step=package/.test(browser.url)) throw new Error("not taken in");
  await browser.submit({ packageId: "quick-look" }, { intent: "order" });
  const [, number] = /\/(?:payment|designs)\/(\d+)/.exec(browser.url) ?? [];
  if (!number) throw new Error("not ordered");
  return Number(number);
}

async function pay(browser: PlainBrowser, id: number): Promise<boolean> {
  await browser.open(`/payment/${id}`);
  if (!/\/results\//.test(browser.url)) await browser.submit(testCard);
  return new RegExp(`/results/${id}\\b`).test(browser.url) && browser.status === 200;
}
