/** Key in sessionStorage: what was typed into the design form (client-draft). */
export const draftKey = "design-draft";
