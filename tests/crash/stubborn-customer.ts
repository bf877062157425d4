import sharp from "sharp";
import { PlainBrowser } from "../../scripts/plain-browser.mjs";

/** Somebody who keeps coming back: signs in, orders, pays on Stripe's own page, and begins the step again that the server died in. */
export interface StubbornCustomer {
  /** Order after order until told to stop. @returns how many were paid */
  orderUntil(isOver: () => boolean): Promise<number>;
}

const pauseMs = 150;

export async function createCustomer(
  baseUrl: string,
  email: string,
  choosePackage: () => "quick-look" | "standard",
): Promise<StubbornCustomer> {
  // Small, so that its reading takes little; a yard, so that it may be paid for.
  const bytes = await sharp("tests/fixtures/fenced-back-yard.jpg").resize(280).jpeg().toBuffer();
  const photo = () => new File([new Uint8Array(bytes)], "yard.jpg", { type: "image/jpeg" });
  const browser = new PlainBrowser(baseUrl);

  async function signIn(): Promise<void> {
    await browser.open(`${baseUrl}/api/login`);
    await browser.submit({ email });
  }

  async function describe(): Promise<void> {
    await browser.open(`${baseUrl}/`);
    await browser.submit({ photo: photo(), prompt: "A brick patio and a hedge" }, { intent: "details" });
    if (!browser.url.includes("step=package")) throw new Error(`Not taken: ${browser.url}`);
  }

  /** What was described is kept, whatever has died since. */
  async function order(): Promise<number> {
    await browser.open(`${baseUrl}/?step=package`);
    await browser.submit({ packageId: choosePackage() }, { intent: "order" });
    // While the photo is not read surely, the page that shows its ground comes first.
    return Number(/\/(?:payment|designs)\/(\d+)/.exec(browser.url)![1]);
  }

  async function pay(id: number): Promise<void> {
    await browser.open(`${baseUrl}/payment/${id}`);
    if (browser.url.includes("/results/")) return;
    await browser.submit({ intent: "hosted-checkout" });
    if (browser.url.includes("/c/pay/")) await browser.submit({}, { decision: "pay" });
    if (!browser.url.includes("/results/")) throw new Error(`Not paid: ${browser.url}`);
  }

  return {
    async orderUntil(isOver) {
      let paid = 0;
      await persist(signIn, isOver);
      while (!isOver()) {
        await persist(describe, isOver);
        const id = await persist(order, isOver);
        if (id === undefined) break;
        if (await persist(() => pay(id).then(() => true), isOver)) paid += 1;
      }
      return paid;
    },
  };
}

async function persist<T>(step: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await step();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return undefined;
}
