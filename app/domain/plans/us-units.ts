/** The international foot of 1959. */
export const metresPerFoot = 0.3048;
/** Its other way round, and its square, to as many places as quantities are told in. */
export const feetPerMetre = 3.28084;
export const squareFeetPerSquareMetre = 10.7639;
