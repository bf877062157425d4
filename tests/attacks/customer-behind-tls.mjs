// node tests/attacks/customer-behind-tls.mjs URL PHOTO: signs in, orders and pays as a browser without scripts; prints where it ends.
import { readFileSync } from "node:fs";
import { PlainBrowser } from "../../scripts/order/plain-browser.mjs";

const [url, photoFile] = process.argv.slice(2);
const browser = new PlainBrowser(url);
await browser.open("/api/login");
await browser.submit({ email: "behind-tls@yard.test" });
await browser.open("/");
const photo = new File([readFileSync(photoFile)], "yard.jpg", { type: "image/jpeg" });
await browser.submit({ photo, prompt: "A brick patio and a hedge" }, { intent: "details" });
await browser.submit({ packageId: "quick-look" }, { intent: "order" });
if (/\/ground\b/.test(browser.url)) await browser.open(browser.links(/\/payment\/\d+$/)[0]);
await browser.submit({ number: "4242424242424242", expiry: "12/39", cvc: "123" });
console.log(browser.url);
