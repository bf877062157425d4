/** Metres: a border course stands across the patio's edge and lies along the path's. */
export const patioBorderWidth = 0.22;
export const pathBorderWidth = 0.12;
