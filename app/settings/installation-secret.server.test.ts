import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret, readOrCreateSecretFile } from "./installation-secret.server.ts";

it("keeps a secret of its own in the data folder, readable by its owner alone", () => {
  const folder = join(env.DATA_DIR, "fresh");
  const secret = readOrCreateSecretFile(folder);
  expect(secret).toHaveLength(43);
  expect(readOrCreateSecretFile(folder)).toBe(secret);
  expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe(secret);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
});

it("gives every purpose a key of its own, always the same", () => {
  expect(deriveSecret("session-cookie")).toBe(deriveSecret("session-cookie"));
  expect(deriveSecret("session-cookie")).not.toBe(deriveSecret("letter-links"));
});
