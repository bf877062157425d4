export const patioBorderWidth = 0.22;
export const pathBorderWidth = 0.12;
