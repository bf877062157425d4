/** Key in sessionStorage: where the chosen photo is stored (stored-photo). */
export const photoSlotKey = "design-photo";
