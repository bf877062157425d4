/** How plants are sold. */
export const sunWords = { full: "full sun", part: "part shade", shade: "shade" } as const;
