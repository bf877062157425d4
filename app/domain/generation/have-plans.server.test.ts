import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["built-in", "0", true],
  ["openai-compatible", "0", false],
  ["openai-compatible", "1", true],
])("designs by %s that follow plans %s have plans: %s", async (provider, follows, expected) => {
  vi.resetModules();
  vi.stubEnv("IMAGE_PROVIDER", provider);
  vi.stubEnv("IMAGE_FOLLOWS_PLAN", follows);
  if (provider !== "built-in")
    for (const [name, value] of Object.entries({
      IMAGE_MODEL: "a-model",
      IMAGE_API_KEY: "a-long-enough-key",
      IMAGE_BASE_URL: "http://127.0.0.1:9",
    }))
      vi.stubEnv(name, value);
  const { havePlans } = await import("./who-sees-photos.server.ts");
  expect(havePlans()).toBe(expected);
});
