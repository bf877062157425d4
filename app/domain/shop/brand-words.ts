/** Safe in the browser. */

export const brandLimits = {
  siteNameAtMost: 60,
  heroTitleAtMost: 100,
  heroTextAtMost: 300,
  footerLinksLength: 2000,
  analyticsSiteAtMost: 200,
} as const;

/** Where neither `.env` nor the desk sets anything. */
export const initialBrand = {
  siteName: "Landscape Atelier",
  contactEmail: "hello@example.com",
  accent: "#2e5b3b",
  heroTitle: "See your yard redesigned. Your house stays exactly as it is.",
  heroText: "Upload a photo, say what you wish for, and get pictures of your own yard with new planting and paving.",
} as const;
