/** In the tab's own storage: where the chosen photo lies (kept-photo), if there is one. */
export const photoSlotKey = "design-photo";
