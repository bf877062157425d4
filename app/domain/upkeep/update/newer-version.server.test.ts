import { expect, test } from "vitest";
import { checkInstallation } from "#app/domain/upkeep/operation/check-installation.server.ts";
import { env } from "#app/settings/env.server.ts";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import { findNewerVersion, lookForNewerVersion } from "./newer-version.server.ts";

const asked: string[] = [];
const announcing = (body: unknown, status = 200) =>
  answering((request, response, sent) => {
    asked.push(`${request.method} ${request.url} ${sent}`);
    sendJson(response, status, body);
  });

test("a newer version is told at Operation, and only where somebody wants to know", async () => {
  const address = `${await announcing({ tag_name: "v0.10.0", body: "words" })}/latest`;
  await lookForNewerVersion(undefined);
  expect(asked).toEqual([]);
  await lookForNewerVersion(address);
  expect(asked).toEqual(["GET /latest "]);
  expect(findNewerVersion("0.9.1")).toBeUndefined();

  env.UPDATE_CHECK_URL = address;
  expect(findNewerVersion("0.9.1")).toBe("0.10.0");
  expect(findNewerVersion("0.10.0")).toBeUndefined();
  expect(findNewerVersion("1.0.0")).toBeUndefined();
  expect(checkInstallation()).toContainEqual(
    expect.objectContaining({ name: "Version", state: "look", words: expect.stringContaining("0.10.0 is there") }),
  );

  // What is not a version, or no answer, changes nothing.
  for (const wrong of [{ version: "<b>9.9.9</b>" }, { name: "9.9.9" }, ["9.9.9"]])
    await lookForNewerVersion(await announcing(wrong));
  await lookForNewerVersion(await announcing({ version: "9.9.9" }, 500));
  await lookForNewerVersion("http://127.0.0.1:9/");
  expect(findNewerVersion("0.9.1")).toBe("0.10.0");
});
