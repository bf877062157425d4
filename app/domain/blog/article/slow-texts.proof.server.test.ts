import { expect, test } from "vitest";
import { honestTexts, slowTexts } from "#tests/fixtures/texts/slow-texts.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { renderingProcess } from "./rendering-process-client.server.ts";

const budget = { home: "http://localhost:3000", cpuMs: 1000 };

test.each(Object.entries(slowTexts))(
  "%s: shown or refused in words, and the next text is shown",
  async (_, markdown) => {
    const rendered = await renderMarkdown(markdown);
    if (!rendered.ok) expect(["content-too-deep", "content-too-long"]).toContain(rendered.reason);
    expect(await renderMarkdown("# After it")).toMatchObject({ ok: true });
  },
);

test.each(Object.entries(honestTexts))("%s: never refused, on half the processor time", async (_, markdown) => {
  const article = await renderingProcess().render({ ...budget, markdown });
  expect(article?.html.length).toBeGreaterThan(markdown.length / 2);
});
