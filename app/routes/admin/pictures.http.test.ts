import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { blogPosts } from "#db/schema.ts";
import { noise } from "#tests/factories/hostile-files.ts";
import { app } from "#tests/harness/http-app.ts";

let cookie = "";
let picture: Blob;
beforeAll(async () => {
  cookie = (await app.signIn()).cookie;
  picture = new Blob([new Uint8Array(await noise(80, 60))]);
});

/** What a browser without JavaScript does with a form and its files. */
async function press(
  path: string,
  fields: Record<string, string | string[]>,
  files: [name: string, file: Blob][] = [],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  for (const [name, file] of files) body.append("pictures", file, name);
  const answer = await app.fetch(path, { method: "POST", body, cookie });
  return { status: answer.status, page: parse(await answer.text()) };
}

const see = async (path: string) => parse(await (await app.fetch(path, { cookie })).text());
/** Others put pictures into the same library meanwhile. */
const cardWith = async (field: string, value: string) =>
  (await see("/admin/pictures")).querySelector(`#pictures-of-blog > li:has([name=${field}][value="${value}"])`);
const pathOf = (card: Awaited<ReturnType<typeof cardWith>>) =>
  card?.querySelector("[name=path]")?.getAttribute("value") ?? "";
const textArea = (page: ReturnType<typeof parse>) => page.querySelector("#post-content")?.textContent ?? "";
const address = "/api/uploads/[a-z2-7]{26}\\.jpg";
const text = "Walk the yard after rain and look where the water stands.";
const typed = { title: "Three pictures", slug: "three-pictures", excerpt: "Kept too", content: text };

test("Insert picture puts each below the text, in order, and keeps what was typed", async () => {
  const files: [string, Blob][] = [
    ["a.jpg", picture],
    ["torn.jpg", new Blob(["no picture"])],
    ["c.jpg", picture],
  ];
  const pictureWords = 'A dry wall [old]\r\n\r\nA gate|Made of "oak"';
  const { status, page } = await press(
    "/admin/posts/new",
    { ...typed, pictureWords, intent: "insert-pictures" },
    files,
  );
  expect(status).toBe(200);
  const gate = `!\\[A gate\\]\\(${address} "Made of \\\\"oak\\\\""\\)`;
  expect(textArea(page)).toMatch(
    new RegExp(`^${text}\n\n!\\[A dry wall \\\\\\[old\\\\\\]\\]\\(${address}\\)\n\n${gate}\n$`),
  );
  expect(page.querySelector("[name=title]")?.getAttribute("value")).toBe(typed.title);
  expect(page.querySelector("[name=excerpt]")?.textContent).toBe(typed.excerpt);
  expect(page.textContent).toContain("torn.jpg was not inserted. File must be a JPEG, PNG, WebP, AVIF or GIF image");
});

test("a picture that was chosen and not inserted is part of the post that is saved", async () => {
  const slug = "with-a-chosen-picture";
  expect((await press("/admin/posts/new", { ...typed, slug, intent: "save" }, [["a.jpg", picture]])).status).toBe(303);
  const saved = app.db.select().from(blogPosts).where(eq(blogPosts.slug, slug)).get();
  expect(saved?.content).toMatch(new RegExp(`^${text}\n\n!\\[\\]\\(${address}\\)\n$`));
});

test("the library shows a picture's words and posts, gives it again, and lets go only of what nothing shows", async () => {
  await press("/admin/pictures", { intent: "upload", pictureWords: "A pond at dusk" }, [["pond.jpg", picture]]);
  const card = await cardWith("alt", "A pond at dusk");
  const path = pathOf(card);
  expect(card?.textContent).toContain("No post shows it");

  const chosen = await press("/admin/posts/new", { ...typed, intent: `use-picture ${path}` });
  expect(textArea(chosen.page)).toBe(`${text}\n\n![A pond at dusk](/api/uploads/${path})\n`);
  const shelf = await press("/admin/posts/new", { ...typed, intent: "library 1" });
  expect(shelf.page.querySelector(`[value="use-picture ${path}"] img`)?.getAttribute("alt")).toBe("A pond at dusk");
  expect(textArea(shelf.page)).toBe(text);

  const draft = await press("/admin/drafts", { title: "Not saved yet", content: textArea(chosen.page) });
  expect(draft.status).toBe(200);
  const alt = "A pond, not saved yet";
  const refused = await press("/admin/pictures", { intent: `delete ${path}`, path, alt, was: "" });
  expect(refused.status).toBe(409);
  const refusedCard = refused.page.querySelector(`li:has([name=path][value="${path}"])`);
  expect(refusedCard?.textContent).toContain("in use: somebody's unsaved text shows it");
  expect(refusedCard?.querySelector("[name=alt]")?.getAttribute("value")).toBe(alt);

  await press("/admin/posts/new", { ...typed, slug: "pond-at-dusk", content: textArea(chosen.page) });
  const used = await cardWith("path", path);
  expect(used?.textContent).toContain(`Shown in ${typed.title}`);
  expect(used?.querySelector("[value^=delete]")).toBeNull();
  const stillUsed = await press("/admin/pictures", { intent: `delete ${path}`, path, alt, was: alt });
  expect(stillUsed.page.textContent).toContain(`in use: the post “${typed.title}” shows it`);
  expect((await app.fetch(`/api/uploads/${path}`)).status).toBe(200);

  await press("/admin/pictures", { intent: "upload", pictureWords: "Another pond" }, [["spare.jpg", picture]]);
  const spare = pathOf(await cardWith("alt", "Another pond"));
  await press("/admin/pictures", { intent: `delete ${spare}`, path: spare, alt: "", was: "" });
  expect((await app.fetch(`/api/uploads/${spare}`)).status).toBe(404);
});

test("an upload without pictures gives back the words, and says beside the files what is missing", async () => {
  const pictureWords = "A wall\r\nA gate";
  const empty = await press("/admin/pictures", { intent: "upload", pictureWords });
  expect(empty.status).toBe(422);
  expect(empty.page.querySelector("[name=pictureWords]")?.textContent).toBe(pictureWords);
  const files = empty.page.querySelector("[name=pictures]");
  const described = files?.getAttribute("aria-describedby");
  expect(empty.page.querySelector(`[id="${described}"]`)?.textContent).toBe("Please choose a picture");

  const torn = await press("/admin/pictures", { intent: "upload", pictureWords }, [["torn.jpg", new Blob(["no"])]]);
  expect(torn.status).toBe(422);
  expect(torn.page.querySelector("[name=pictureWords]")?.textContent).toBe(pictureWords);
  expect(torn.page.textContent).toContain("torn.jpg was not inserted");
});

test("a description that is too long is not cut: it comes back to be shortened", async () => {
  await press("/admin/pictures", { intent: "upload", pictureWords: "Long words" }, [["long.jpg", picture]]);
  const path = pathOf(await cardWith("alt", "Long words"));
  const alt = `${"very ".repeat(100)}long`;
  const refused = await press("/admin/pictures", { intent: "describe", path, alt, was: "Long words" });
  expect(refused.status).toBe(422);
  const card = refused.page.querySelector(`li:has([name=path][value="${path}"])`);
  expect(card?.querySelector("[name=alt]")?.getAttribute("value")).toBe(alt);
  expect(card?.textContent).toContain("at most 500 characters");
  expect(pathOf(await cardWith("alt", "Long words"))).toBe(path);
});

test("one press saves all descriptions that were changed, and only those", async () => {
  await press("/admin/pictures", { intent: "upload", pictureWords: "A first\nA second\nA third" }, [
    ["1.jpg", picture],
    ["2.jpg", picture],
    ["3.jpg", picture],
  ]);
  const path = await Promise.all(
    ["A first", "A second", "A third"].map(async (alt) => pathOf(await cardWith("alt", alt))),
  );
  const was = ["A first", "A second", "What the third showed before"];
  const alt = ["  The\n first ", "The second", "What the third showed before"];
  const saved = await press("/admin/pictures", { intent: "describe", path, alt, was });
  expect(saved.status).toBe(303);
  for (const [i, words] of ["The first", "The second", "A third"].entries())
    expect(pathOf(await cardWith("alt", words))).toBe(path[i]);
  const uneven = await press("/admin/pictures", { intent: "describe", path, alt: "One", was });
  expect(uneven.status).toBe(400);
});

test("the library is searched by what pictures show and by titles of posts, here and in the post's form", async () => {
  await press("/admin/pictures", { intent: "upload", pictureWords: "A Pérgola of oak\n" }, [
    ["oak.jpg", picture],
    ["bare.jpg", picture],
  ]);
  const shown = async (search: string) =>
    (await see(`/admin/pictures?search=${search}`)).querySelectorAll("#pictures-of-blog [name=alt]");
  const [oak] = await shown("pergola");
  expect(oak?.getAttribute("value")).toBe("A Pérgola of oak");
  const bare = pathOf(await cardWith("alt", ""));
  const content = `${text}\n\n![](/api/uploads/${bare})\n`;
  await press("/admin/posts/new", { ...typed, title: "Where wisteria climbs", slug: "wisteria", content });
  expect((await shown("WISTERIA")).map((field) => field.getAttribute("value"))).toEqual([""]);
  expect((await see("/admin/pictures?search=zzz")).textContent).toContain("No picture is described so");
  const shelf = await press("/admin/posts/new", { ...typed, intent: "library 1", librarySearch: "pergola" });
  expect(shelf.page.querySelectorAll("[value^=use-picture] img").map((img) => img.getAttribute("alt"))).toEqual([
    "A Pérgola of oak",
  ]);
  expect(shelf.page.querySelector("[name=librarySearch]")?.getAttribute("value")).toBe("pergola");
});
