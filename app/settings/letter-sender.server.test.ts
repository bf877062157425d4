import { expect, onTestFinished, test } from "vitest";
import { env } from "./env.server.ts";
import { letterSender } from "./letter-sender.server.ts";

test("letters have a sender, whatever the site is called", () => {
  expect(letterSender('"Best" <yards>')).toMatch(/^Best yards <no-reply@[\w.]+>$/);
  onTestFinished(() => void delete env.MAIL_FROM);
  env.MAIL_FROM = "Yards <no-reply@yards.example>";
  expect(letterSender("Green Acres")).toBe("Yards <no-reply@yards.example>");
});
