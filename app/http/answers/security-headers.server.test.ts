import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function headersAt(publicUrl: string, own: Record<string, string> = {}): Promise<Headers> {
  vi.stubEnv("PUBLIC_URL", publicUrl);
  vi.stubEnv("DEMO", "1");
  vi.resetModules();
  const { addSecurityHeaders } = await import("./security-headers.server.ts");
  const headers = new Headers(own);
  addSecurityHeaders(headers);
  return headers;
}

test("over https browsers are told to keep using it, on a local machine they are not", async () => {
  expect((await headersAt("https://yards.example")).get("Strict-Transport-Security")).toBe("max-age=31536000");
  expect((await headersAt("http://localhost:3000")).get("Strict-Transport-Security")).toBeNull();
});

test("every answer states its type, cannot be framed and sends no referrer; its own headers stay", async () => {
  const headers = await headersAt("https://yards.example", { "Content-Security-Policy": "default-src 'self'" });
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "default-src 'self'",
  });
  expect((await headersAt("https://yards.example")).get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("a page runs only its own scripts, and cannot be framed", async () => {
  const { pageSecurityPolicy } = await import("./security-headers.server.ts");
  const policy = pageSecurityPolicy("abc");
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]),
  );
  expect(pageSecurityPolicy(undefined)).toContain("script-src 'none'");
});
