/**
 * Whether jobs have progressed so far; records nothing.
 * @param wanted `letters` and `posts`: how many there are; `orders`: numbers of those that are settled; `grounds`: of those
 * whose photo is read; `pictures`: order's number -> how many it shows
 * @returns a function to call until it returns true
 */
export function allDone(
  { owner, other, stranger },
  { letters = 0, posts = 0, orders = [], grounds = [], pictures = {} },
) {
  const isSettled = async (order) => {
    const seen = await Promise.all([owner, other].map((visitor) => visitor.peek(`/api/designs/${order}`)));
    return seen.some((text) => /"status":"(?:completed|partial|error)"/.test(text));
  };
  const isRead = async (order) => (await owner.peek(`/designs/${order}/ground`)).includes('name="tick"');
  const shows = async ([order, count]) => {
    // The page shows one picture at a time and links to all others.
    const html = await owner.peek(`/results/${order}`);
    const links = new Set(html.match(/\?design=[\w-]+#design/g));
    return links.size + (html.includes("Shown above") ? 1 : 0) >= count;
  };
  return async () => {
    const answers = await Promise.all([
      stranger.peek("/demo/mail").then((html) => html.split("?as=text").length > letters),
      stranger.peek("/api/blog/posts").then((json) => JSON.parse(json).length >= posts),
      ...orders.map(isSettled),
      ...grounds.map(isRead),
      ...Object.entries(pictures).map(shows),
    ]);
    return answers.every(Boolean);
  };
}
