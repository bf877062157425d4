import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gatherSettings, readSetOutside } from "./gather-settings.server.ts";
import { saveSettings } from "./settings-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const names = ["SMTP_URL", "STRIPE_PUBLISHABLE_KEY", "S3_ACCESS_KEY_ID", "OIDC_CLIENT_SECRET", "SITE_NAME"];

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

test.each(names.slice(0, 4))("%s may be in a file, whose last line end is not part of it", (name) => {
  const file = fileWith("a secret\n");
  expect(readSetOutside({ [`${name}_FILE`]: file, [name]: "" }, names)).toEqual({ [name]: "a secret" });
});

test("a secret that is given twice, or whose file is missing or empty, is named in one line", () => {
  const file = fileWith("");
  const read = (settings: Record<string, string>) => () => readSetOutside(settings, names);
  expect(read({ SMTP_URL: "smtp://a", SMTP_URL_FILE: file })).toThrow(
    /^Setting SMTP_URL: .*SMTP_URL_FILE too: keep one/,
  );
  expect(read({ SMTP_URL_FILE: file })).toThrow(/^Setting SMTP_URL_FILE: the file is empty/);
  expect(read({ SMTP_URL_FILE: `${file}-not-there` })).toThrow(/^Setting SMTP_URL_FILE: the file cannot be read/);
});

test("only secrets come from files", () => {
  expect(readSetOutside({ SITE_NAME_FILE: "/etc/hostname" }, names).SITE_NAME).toBeUndefined();
});

test("what the set-up page saved counts where nothing is set outside, letter for letter", () => {
  const values = { A: 'it\'s "quoted" # $HOME \\n', B: "back`tick = x", C: "old" };
  saveSettings(folder, values);
  saveSettings(folder, { C: undefined, SITE_NAME: "Green Acres" });
  expect(gatherSettings({ DATA_DIR: folder, SITE_NAME: "Yards" })).toEqual({
    ...{ A: values.A, B: values.B },
    ...{ DATA_DIR: folder, SITE_NAME: "Yards" },
  });
  expect(statSync(join(folder, "settings.env")).mode & 0o777).toBe(0o600);
  expect(() => saveSettings(folder, { D: "two\nLINES=1" })).toThrow(/^Setting D: must be one line/);
});
