import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { inlineStyles } from "./inline-styles.server.ts";

test("all sheets of a page become one style element, allowed by its hash, with the variables that one has of another", () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "root-1.css"), ":root{--a:1px;--b:2px}.gone{color:red}");
  writeFileSync(join(folder, "assets", "text-2.css"), "p{margin:var(--a)}");
  const links = `<link nonce="" rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/text-2.css"/>`;
  const { html, styleHash } = inlineStyles(`<html><head>${links}</head><body><p>Hello</p></body></html>`, {
    scripts: false,
    clientFolder: folder,
  });
  const styles = ":root{--a:1px}p{margin:var(--a)}";
  expect(html).toBe(`<html><head><style>${styles}</style></head><body><p>Hello</p></body></html>`);
  expect(styleHash).toBe(`'sha256-${createHash("sha256").update(styles).digest("base64")}'`);
});

test("a page with scripts keeps its links", () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "root-1.css"), ".flex{display:flex}.gone{color:red}");
  const body = `<body><p class="flex">Hello</p><link rel="stylesheet" href="/assets/root-1.css"/></body>`;
  const { html, styleHash } = inlineStyles(`<head></head>${body}`, { scripts: true, clientFolder: folder });
  expect(html).toBe(`<head><style>.flex{display:flex}</style></head>${body}`);
  expect(styleHash).toContain("sha256");
});

test("a page without our links stays as it is", () => {
  const html = `<html><head><link rel="stylesheet" href="https://else.example/a.css"/></head></html>`;
  expect(inlineStyles(html, { scripts: false })).toEqual({ html, styleHash: undefined });
});
