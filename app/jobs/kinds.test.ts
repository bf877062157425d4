import { expect, test } from "vitest";
import { type JobKind, type JobLimits, jobKinds, limitsOf } from "./kinds.ts";

const usual = { attempts: 5, crashes: 3, crashesAlone: 3, mayEndProcess: true };
const patient = { attempts: 20, crashes: 20, crashesAlone: 1, mayEndProcess: false };

test.each<[JobKind, JobLimits]>([
  ["generate-image", usual],
  ["make-follow-up", usual],
  ["read-yard", usual],
  ["draw-preview", usual],
  ["draw-moment", usual],
  ["finish-design", patient],
  ["refund-payment", patient],
  ["send-receipt-letter", patient],
  ["send-designs-ready-letter", patient],
  ["send-refund-letter", patient],
  ["resend-letter", patient],
  ["send-operator-letter", patient],
  ["mail-lead", patient],
  ["send-webhook", patient],
  ["mail-sign-in", patient],
  ["mail-joined-account", patient],
  ["mail-gift-code", patient],
  ["reconcile-payments", usual],
  ["plant-first-posts", usual],
  ["sweep", usual],
  ["watch", usual],
  ["measure-space", usual],
  ["back-up", { ...usual, mayEndProcess: false, minutes: 120 }],
])("%s is tried as often as its business asks for", (kind, limits) => {
  expect(limitsOf(kind)).toEqual(limits);
});

test("every letter is patient and owed until it is given up, whatever it is called", () => {
  const letters = Object.entries(jobKinds).filter(([name]) => name.endsWith("-letter"));
  expect(letters.length).toBeGreaterThanOrEqual(4);
  for (const [, { limits, onFailure }] of letters)
    expect({ limits, onFailure }).toEqual({ limits: patient, onFailure: "handled" });
});

test("pictures have their own lane", () => {
  const names = Object.entries(jobKinds).filter(([, { lane }]) => lane === "pictures");
  expect(names.map(([name]) => name)).toEqual(["generate-image", "make-follow-up"]);
});
