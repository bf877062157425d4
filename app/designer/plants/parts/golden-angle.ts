/** Radians between successive leaves, florets or petals of a spiral: none is exactly over another (Vogel 1979). */
export const goldenAngle = 2.39996;
