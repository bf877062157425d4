import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { PlainBrowser } from "../../scripts/order/plain-browser.mjs";

/** Someone who keeps coming back: signs in, orders, pays on Stripe's own page, looks for the pictures, and orders again. */
export interface StubbornCustomer {
  /** Until told to stop; whatever dies meanwhile, they look what became of it and go on from there. */
  orderUntil(isOver: () => boolean): Promise<void>;
}

export interface CustomerOptions {
  baseUrl: string;
  email: string;
  choosePackage: () => "quick-look" | "standard";
  /** Told of every page that came. */
  onPage: () => void;
}

const betweenTriesMs = 150;
/** Looks for the pictures of an order before the next one is placed: orders do not heap up, whatever becomes of one. */
const looksForPictures = 40;
const betweenLooksMs = 500;

export async function createCustomer({
  baseUrl,
  email,
  choosePackage,
  onPage,
}: CustomerOptions): Promise<StubbornCustomer> {
  // Small, so that its reading takes little; a yard, so that it may be paid for.
  const bytes = await sharp("tests/fixtures/fenced-back-yard.jpg").resize(640).jpeg().toBuffer();
  const photo = () => new File([new Uint8Array(bytes)], "yard.jpg", { type: "image/jpeg" });
  const browser = new PlainBrowser(baseUrl);
  let hasSignedIn = false;

  const open = (address: string) => browser.open(new URL(address, baseUrl).href).then(onPage);
  const submit = (...form: Parameters<PlainBrowser["submit"]>) => browser.submit(...form).then(onPage);

  /** One step, from wherever the last death left them: the order of before may be there although its answer never came. */
  async function goOn(): Promise<void> {
    if (!hasSignedIn) await signIn();
    await open("/account");
    const unpaid = browser.links(/\/payment\/\d+$/)[0];
    if (unpaid) return pay(unpaid);
    await open("/?step=package");
    await submit({ packageId: choosePackage() }, { intent: "order" });
    const hasNothingDescribed = browser.status === 422;
    if (hasNothingDescribed) await describe();
  }

  async function signIn(): Promise<void> {
    await open("/api/login");
    await submit({ email });
    hasSignedIn = true;
  }

  async function describe(): Promise<void> {
    await open("/");
    await submit({ photo: photo(), prompt: "Only gravel, no plants" }, { intent: "details" });
  }

  async function pay(address: string): Promise<void> {
    await open(address);
    if (!browser.url.includes("/results/")) await submit({ intent: "hosted-checkout" });
    if (browser.url.includes("/c/pay/")) await submit({}, { decision: "pay" });
    for (let look = 0; look < looksForPictures && browser.refreshes(); look++) {
      await pause(betweenLooksMs);
      await open(browser.url);
    }
  }

  return {
    async orderUntil(isOver) {
      // What a dead server answered by half is told by where the next step begins.
      while (!isOver()) await goOn().catch(() => pause(betweenTriesMs));
    },
  };
}
