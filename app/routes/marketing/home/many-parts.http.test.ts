import { expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

const header = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n\r\n`;

/** 20 MB: as much as a form with a photo may have. */
const bodies = {
  "files of many names": `${header("name=q; filename=a").repeat(160_000)}${header("name=photo; filename=a").repeat(160_000)}`,
  texts: header('name="prompt"').repeat(300_000),
  "parts without a header": "--b\r\n\r\n\r\n".repeat(1_900_000),
};

test.each(Object.entries(bodies))("a form of 20 MB of %s is refused in words", async (_, body) => {
  const answer = await app.fetch("/?index", {
    method: "POST",
    body: `${body}--b--`,
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("The upload could not be read. Please try again.");
});
