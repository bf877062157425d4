/** In the tab's own storage: what somebody has typed into the design form (client-draft). */
export const draftKey = "design-draft";
