import { mkdtempSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeSetUp, judgeSetUpLink, openSetUp } from "./set-up-link.server.ts";

const keyOf = (link: string) => new URL(link, "http://localhost").searchParams.get("key") ?? "";

test("an empty file, in an installation that is not new, asks for a link", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "set-up-"));
  writeFileSync(join(dataDir, "set-up-link"), "");
  expect(judgeSetUpLink(dataDir, "")).toBe("wrong");
  const link = openSetUp(dataDir);
  expect(judgeSetUpLink(dataDir, keyOf(link))).toBe("open");
  expect(statSync(join(dataDir, "set-up-link")).mode & 0o777).toBe(0o600);
});

test("a link is good for a day; the next start gives another", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "set-up-"));
  const link = openSetUp(dataDir);
  expect(openSetUp(dataDir)).toBe(link);
  expect(judgeSetUpLink(dataDir, keyOf(link))).toBe("open");
  const yesterday = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(dataDir, "set-up-link"), yesterday, yesterday);
  expect(judgeSetUpLink(dataDir, keyOf(link))).toBe("expired");
  const next = openSetUp(dataDir);
  expect(judgeSetUpLink(dataDir, keyOf(link))).toBe("wrong");
  expect(judgeSetUpLink(dataDir, keyOf(next))).toBe("open");
  closeSetUp(dataDir);
  expect(judgeSetUpLink(dataDir, keyOf(next))).toBe("gone");
});
