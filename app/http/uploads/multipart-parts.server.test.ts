import { describe, expect, test } from "vitest";
import { readOddForms } from "#tests/harness/odd-forms.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";
import { readParts } from "./multipart-parts.server.ts";

function form(body: string, boundary = "xx"): Request {
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return new Request("http://localhost/", { method: "POST", body, headers });
}

const text = (disposition: string) => `--xx\r\nContent-Disposition: ${disposition}\r\n\r\n1\r\n--xx--`;

async function namesOf(request: Request): Promise<[string, string | undefined][]> {
  const names: [string, string | undefined][] = [];
  for await (const { name, fileName, content } of readParts(request, { bytesAtMost: 1024 * 1024, parts: 100 })) {
    names.push([name, fileName]);
    for await (const _ of content);
  }
  return names;
}

test("odd forms are read as Node's own parser reads them, or refused", async () => {
  const { faults, refusedThoughRight, read } = await readOddForms(createSeededRandom(), 1_500);
  expect(faults).toEqual([]);
  expect(refusedThoughRight).toEqual([]);
  expect(read).toBeGreaterThan(500);
});

describe("the name of a part", () => {
  test.each([
    ["quoted", 'form-data; name="a"', "a", undefined],
    ["plain", "form-data; name=a", "a", undefined],
    ["with a quotation mark as browsers write it", 'form-data; name="a%22b"', 'a"b', undefined],
    ["with an escaped quotation mark", 'form-data; name="a\\"b"', 'a"b', undefined],
    ["of a file", 'form-data; name="a"; filename="y;ard.jpg"', "a", "y;ard.jpg"],
    ["of a file that is not ASCII", `form-data; name="a"; filename*=UTF-8''%C3%BC.jpg`, "a", "ü.jpg"],
    ["of no file", 'form-data; name="a"; filename=""', "a", ""],
  ])("%s", async (_, disposition, name, fileName) => {
    expect(await namesOf(form(text(disposition)))).toEqual([[name, fileName]]);
  });

  test.each([
    ["none", "form-data"],
    ["empty", 'form-data; name=""'],
    ["twice", "form-data; name=a; name=b"],
    ["of an attachment", "attachment; name=a"],
    ["not closed", 'form-data; name="a'],
    ["with something after it", 'form-data; name="a"b'],
    ["with a parameter that no form has", "form-data; name=a; size=3"],
  ])("%s: refused", async (_, disposition) => {
    await expect(namesOf(form(text(disposition)))).rejects.toMatchObject({ name: "MalformedForm" });
  });
});

test("a header of 8 KB is too long, however it is folded", async () => {
  const header = (length: number) =>
    `--xx\r\nX: ${"x".repeat(length)}\r\nContent-Disposition: form-data; name=a\r\n\r\n`;
  expect(await namesOf(form(`${header(8_000)}1\r\n--xx--`))).toEqual([["a", undefined]]);
  for (const length of [8_192, 17_000, 200_000])
    await expect(namesOf(form(`${header(length)}1\r\n--xx--`))).rejects.toMatchObject({ name: "MalformedForm" });
  const folded = `--xx\r\nContent-Disposition: form-data; name=a${"\r\n \t".repeat(6_000)}\r\n\r\n1\r\n--xx--`;
  await expect(namesOf(form(folded))).rejects.toMatchObject({ name: "MalformedForm" });
});

test("a boundary may have 70 characters", async () => {
  const body = (boundary: string) => text("form-data; name=a").replaceAll("xx", boundary);
  const [most, tooMany] = ["b".repeat(70), "b".repeat(71)];
  expect(await namesOf(form(body(most), most))).toEqual([["a", undefined]]);
  await expect(namesOf(form(body(tooMany), tooMany))).rejects.toMatchObject({ name: "MalformedForm" });
});
