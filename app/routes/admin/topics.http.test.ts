import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { blogCategories, blogTags } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});

const kinds = [
  ["category", "/admin/categories", blogCategories],
  ["tag", "/admin/tags", blogTags],
] as const;

describe.each(kinds)("%s", (kind, list, table) => {
  const send = (path: string, fields: Record<string, string>) =>
    app.fetch(path, { method: "POST", body: new URLSearchParams(fields), cookie });
  const rowOf = (id: number) => app.db.select().from(table).where(eq(table.id, id)).get();

  function create() {
    const saved = saveTopic(kind, { name: `Name ${crypto.randomUUID()}` });
    if (!saved.ok) throw new Error(saved.reason);
    return saved.topic;
  }

  it.each(["abc", "0", "1e3", "999999"])("sends the number %s to the list", async (id) => {
    for (const path of [`${list}/${id}`, `${list}/${id}/delete`]) {
      const answer = await app.fetch(path, { cookie });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    }
  });

  it("is refused without a name, with a bad slug, and twice, with what was typed", async () => {
    const { name, slug } = create();
    for (const [fields, status, words] of [
      [{ name: " " }, 422, "Name is required"],
      [{ name: "x".repeat(101) }, 422, "Name must be at most 100 characters"],
      [{ name: "Fine", slug: "Not Fine" }, 422, "Slug must contain only lowercase letters"],
      [{ name: name.toUpperCase() }, 409, "There is one of this name already"],
      [{ name: "Another name", slug }, 409, "This slug is taken"],
    ] as const) {
      const answer = await send(`${list}/new`, fields);
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html).toContain(`value="${fields.name}"`);
    }
  });

  it("is renamed and keeps its slug", async () => {
    const { id, slug } = create();
    const name = `Renamed ${crypto.randomUUID()}`;
    expect((await send(`${list}/${id}`, { name, slug })).status).toBe(303);
    expect(rowOf(id)).toMatchObject({ name, slug });
  });

  it("is merged into another, not into itself or nothing", async () => {
    const [from, into] = [create(), create()];
    for (const target of ["", String(from.id), "987654", "x"]) {
      const answer = await send(`${list}/${from.id}`, { intent: "merge", into: target });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("Please choose from the list");
    }
    const merged = await send(`${list}/${from.id}`, { intent: "merge", into: String(into.id) });
    expect([merged.status, merged.headers.get("Location")]).toEqual([303, list]);
    expect([rowOf(from.id), rowOf(into.id)?.id]).toEqual([undefined, into.id]);
  });

  it("is deleted after a page that asks", async () => {
    const { id } = create();
    const asks = await (await app.fetch(`${list}/${id}/delete`, { cookie })).text();
    expect(asks).toContain(`Are you sure you want to delete this ${kind}?`);
    expect(rowOf(id)).toBeDefined();
    expect((await send(`${list}/${id}/delete`, {})).status).toBe(303);
    expect(rowOf(id)).toBeUndefined();
    expect((await send(`${list}/${id}/delete`, {})).status).toBe(303);
  });
});
