/** Key in sessionStorage: where the chosen photo is stored (kept-photo). */
export const photoSlotKey = "design-photo";
