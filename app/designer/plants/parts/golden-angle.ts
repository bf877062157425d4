/** Radians between one leaf, floret or petal of a spiral and the next: none lies right over another (Vogel 1979). */
export const goldenAngle = 2.39996;
