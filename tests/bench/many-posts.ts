import { rendererVersion, renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { foldText } from "#app/domain/blog/fold-text.ts";
import { searchFields } from "#app/domain/blog/search/search-words.ts";
import { inTransaction } from "#db/client.server.ts";
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags } from "#db/schema.ts";

const plants = ["Flagstone", "Lavender", "Gravel", "Bamboo", "Hosta", "Juniper", "Brick", "Clover", "Café", "Ελιά"];
const places = ["patio", "border", "terrace", "slope", "courtyard", "entrance", "pond", "orchard", "roof", "balcony"];
const days = 24 * 60 * 60 * 1000;

/** Fills the blog with posts like real ones: about 5 KB of text, an excerpt, two categories, three tags, every status. */
export async function seedManyPosts(count: number, authorId: number): Promise<void> {
  const texts = Array.from({ length: 20 }, (_, n) => article(n));
  const html = await Promise.all(texts.map((text) => renderMarkdown(text)));
  inTransaction((tx) => {
    for (const name of plants) {
      const slug = foldText(name).replace(/[^a-z]/g, "") || "elia";
      tx.insert(blogCategories).values({ name, slug }).run();
    }
    for (let n = 0; n < 100; n++)
      tx.insert(blogTags)
        .values({ name: `Tag ${n}`, slug: `tag-${n}` })
        .run();
    for (let n = 0; n < count; n++) {
      const title = `${plants[n % 10]} for the ${places[Math.floor(n / 10) % 10]}, part ${n}`;
      const excerpt = `What ${plants[(n * 7) % 10]} asks for in its first year, and what it gives back in the ${n}th.`;
      const rendered = html[n % html.length]!;
      if (!rendered.ok) throw new Error("The text of the measurement does not render");
      const status = n % 10 === 0 ? "draft" : n % 10 === 1 ? "archived" : "published";
      const createdAt = Date.now() - (count - n) * 60_000 - days;
      const post = {
        ...({ title, excerpt, slug: `post-number-${n}`, content: texts[n % texts.length]!, status, authorId } as const),
        ...{ contentHtml: rendered.html, readingMinutes: rendered.readingMinutes, rendererVersion },
        ...{ createdAt, updatedAt: createdAt, publishedAt: status === "draft" ? null : createdAt },
        ...searchFields({ title, excerpt, html: rendered.html }),
      };
      const postId = tx.insert(blogPosts).values(post).returning({ id: blogPosts.id }).get().id;
      const categories = new Set([(n % 10) + 1, ((n * 3) % 10) + 1]);
      for (const categoryId of categories) tx.insert(blogPostCategories).values({ postId, categoryId }).run();
      const tags = new Set([(n % 100) + 1, ((n * 3) % 100) + 1, ((n * 7) % 100) + 1]);
      for (const tagId of tags) tx.insert(blogPostTags).values({ postId, tagId }).run();
    }
  });
}

function article(seed: number): string {
  const sentence = `The ${places[seed % 10]} asks for *patience*, a level base and [good drainage](https://example.com/${seed}). `;
  return Array.from({ length: 6 }, (_, n) => `## Part ${n + 1}\n\n${sentence.repeat(8)}\n`).join("\n");
}
