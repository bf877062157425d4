import { readFileSync } from "node:fs";
import sharp from "sharp";
import { editorEmail } from "./site.mjs";
import { Visitor } from "./visitor.mjs";

const photoFile = "tests/fixtures/fenced-back-yard.jpg";

/** The photo that is uploaded, as a form's file. */
export function yardPhoto(name = "yard.jpg") {
  return new File([readFileSync(photoFile)], name, { type: "image/jpeg" });
}

/** A narrow part of the same photo: a yard, but where its ground ends is doubtful. */
export async function doubtfulPhoto() {
  const part = sharp(photoFile).extract({ left: 250, top: 0, width: 300, height: 330 });
  return new File([await part.jpeg({ quality: 92 }).toBuffer()], "fence.jpg", { type: "image/jpeg" });
}

export const testCards = {
  approved: { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" },
  declined: { number: "4000 0000 0000 0002", expiry: "12/39", cvc: "123" },
  needsAuthentication: { number: "4000 0025 0000 3155", expiry: "12/39", cvc: "123" },
};

/** The visitors: a customer, another one, an editor, and one who never signs in. */
export function gather(baseUrl, journal) {
  const [owner, other, editor, stranger] = ["owner", "other", "editor", "stranger"].map(
    (name) => new Visitor(name, baseUrl, journal),
  );
  const emails = new Map([
    [owner, "ann@walk.test"],
    [other, "ben@walk.test"],
    [editor, editorEmail],
  ]);
  return { owner, other, editor, stranger, emailOf: (visitor) => emails.get(visitor) };
}

/** The order's number in the page's address. */
export function orderOf(visitor) {
  const found = /\/(?:payment|results|designs)\/(\d+)/.exec(visitor.url);
  if (!found) throw new Error(`${visitor.name} has no order at ${visitor.url}`);
  return Number(found[1]);
}
