/** Intents of the form that states a length or takes it back. */
export const knownLengthIntent = "known-length";
export const forgetLengthIntent = "forget-length";
