export const metersPerFoot = 0.3048;
export const feetPerMetre = 3.28084;
export const squareFeetPerSquareMetre = 10.7639;
