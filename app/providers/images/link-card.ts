/** Of pictures for link previews: 1.91 to 1, as https://ogp.me/#structured pictures usually are. */
export const linkCard = { width: 1200, height: 630 } as const;
