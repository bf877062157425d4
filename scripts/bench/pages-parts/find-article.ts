/** The path of a post of the blog. The first posts are created after the start. */
export async function findArticle(origin: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(`${origin}/blog`)).text();
    const path = /href="(\/blog\/[a-z0-9-]+)"/.exec(page)?.[1];
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
