import { mkdtempSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeSetUp, judgeSetUpLink, openSetUp } from "./set-up-link.server.ts";

const keyOf = (link: string) => new URL(link, "http://localhost").searchParams.get("key") ?? "";

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
