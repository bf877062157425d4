export const loginFailures = [
  "unreachable",
  "expired",
  "mismatch",
  "denied",
  "refused",
  "no-email",
  "wrong-code",
  "worn-out",
  "too-many",
] as const;
export type LoginFailure = (typeof loginFailures)[number];
