/** The names under which pages find that somebody tells a length, or takes it back. */
export const knownLengthIntent = "known-length";
export const forgetLengthIntent = "forget-length";
