/** Why a login did not come about; the words for each stand with the login page. */
export const loginFailures = [
  "unreachable",
  "expired",
  "mismatch",
  "denied",
  "refused",
  "no-email",
  "too-many",
] as const;
export type LoginFailure = (typeof loginFailures)[number];
