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
