import type { LoginFailure } from "#app/domain/accounts/login-failure.ts";

export const loginFailureWords: Record<LoginFailure, string> = {
  unreachable: "The sign-in service does not answer just now. Please try again in a minute.",
  expired: "That sign-in took too long or was used already. Please try again, with cookies allowed for this site.",
  mismatch: "That sign-in was not begun in this browser. Please try again.",
  denied: "You have not been signed in, because the sign-in was cancelled.",
  refused: "The sign-in service gave an answer we cannot use. Please try again, or contact us if it stays so.",
  "too-many": "Too many sign-ins were begun from your network. Please try again in a minute.",
  "no-email": "Your account there has no e-mail address for us to send designs to. Please add one, then try again.",
  "wrong-code": "That is not the code of the newest e-mail. Please look again.",
  "worn-out": "The code was wrong too often. Please use the button in the e-mail instead, or try again tomorrow.",
};
