import { describe, expect, test } from "vitest";
import { designRequestMessages, emailProblem, normalizePrompt, promptProblem } from "./design-request-rules.ts";
import { deliveryEmailSchema, promptSchema } from "./design-request-schemas.server.ts";

describe("the wish", () => {
  test.each([
    ["nine char", designRequestMessages.promptTooShort],
    ["   \n  \t        ", designRequestMessages.promptTooShort],
    ["ten chars!", undefined],
    ["\u200b\u200d\u2060\ufeff".repeat(9), designRequestMessages.promptTooShort],
    [`nine char${"\u200b".repeat(9)}`, designRequestMessages.promptTooShort],
    ["می\u200cخواهم یک حوض", undefined],
    ["x".repeat(500), undefined],
    [`  ${"x".repeat(500)}  `, undefined],
    ["x".repeat(501), designRequestMessages.promptTooLong],
  ])("%j", (text, problem) => {
    expect(promptProblem(text)).toBe(problem);
  });

  test("a line end counts once, however the browser sends it", () => {
    expect(normalizePrompt(" a\r\nb\rc\n ")).toBe("a\nb\nc");
    expect(promptProblem(`${"x".repeat(249)}\r\n${"x".repeat(250)}`)).toBeUndefined();
  });
});

test.each([
  ["ada@example.com", true],
  ["ada@mail.xn--bcher-kva.example", true],
  ["ada@localhost", false],
  ["ada@nas.local", false],
  ["ada@10.0.0.1", false],
  ["ada@mail.internal", false],
  [" ada@example.com ", true],
  ["ada", false],
  ["", false],
  ["a@b.test\r\nBcc: eve@example.com", false],
  ["ada@example.com, eve@example.com", false],
  [`${"a".repeat(250)}@example.com`, false],
])("the address %j", (email, fine) => {
  expect(emailProblem(email) === undefined).toBe(fine);
});

test.each([
  ["", "wish", "ada@example.com"],
  ["a wish of words", "  a wish  ", "ada@"],
  ["\u0007bell and more words", "x".repeat(501), "a b@example.com"],
])("browser and server judge alike: %j %j %j", (...texts) => {
  for (const text of texts) {
    const ofPrompt = promptSchema.safeParse(text);
    expect(promptProblem(text)).toBe(ofPrompt.success ? undefined : ofPrompt.error.issues[0]!.message);
    const ofEmail = deliveryEmailSchema.safeParse(text);
    expect(emailProblem(text)).toBe(ofEmail.success ? undefined : ofEmail.error.issues[0]!.message);
  }
});
